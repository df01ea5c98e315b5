import { t, words } from '../../lib/words.svelte'
import type { Story } from '../story'

export const story: Story = {
  climaxes: {
    wins: 'battle',
    'no-winner': 'battle',
    'city-holds': 'battle',
    'bishop-ends': 'battle',
    'bishop-saves': 'battle',
    'round-ends': 'round',
    stalemate: 'round',
    victory: 'game',
  },
  sounds: {
    plays: 'card',
    'takes-back': 'card',
    deals: 'card',
    discards: 'card',
    'names-city': 'tile',
  },
  headline: (event, table) => {
    if (event.kind !== 'wins' || event.seat === undefined) return ''
    const strengths = (event.strengths as number[] | undefined) ?? []
    const most = strengths[event.seat] ?? 0
    const next = Math.max(0, ...strengths.filter((_, seat) => seat !== event.seat))
    const city = words.piece(String(event.city))
    return t('ui-headline-wins', { name: table.name(event.seat), city, most, next })
  },
  stakes: (event, after) => {
    const view = after.view?.game === 'condottiere' ? after.view : null
    const captain = event.kind === 'wins' ? view?.captains[event.seat ?? -1] : undefined
    if (!view || !captain || captain.group < 2 || captain.group >= view.target) return ''
    const name = after.places[captain.seat]?.name ?? ''
    return t('ui-stakes-realm', { name, group: captain.group, target: view.target })
  },
  places: ['city'],
  pieces: (update, seat) => {
    const captains = update.view?.game === 'condottiere' ? update.view.captains : []
    return (captains[seat]?.cities ?? []).map((city) => `owner:${city}`)
  },
}

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
  places: ['city'],
  pieces: (update, seat) => {
    const captains = update.view?.game === 'condottiere' ? update.view.captains : []
    return (captains[seat]?.cities ?? []).map((city) => `owner:${city}`)
  },
}

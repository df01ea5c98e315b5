import type { Story } from '../story'
import type { View } from './view'

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
    const view = update.view as unknown as View
    return (view.captains[seat]?.cities ?? []).map((city) => `owner:${city}`)
  },
}

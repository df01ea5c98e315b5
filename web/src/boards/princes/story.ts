import { leaders, type Story } from '../story'

export const story: Story = {
  climaxes: {
    round: 'round',
    buys: 'auction',
    'free-of-charge': 'auction',
    completes: 'work',
    'best-work': 'best',
    'no-best-work': 'best',
    courtship: 'phase',
    'wins-character': 'auction',
    victory: 'game',
  },
  sounds: {
    opens: 'coin',
    bids: 'coin',
    courts: 'coin',
    lays: 'tile',
    'begins-work': 'card',
    'keeps-one': 'card',
    recruits: 'card',
    introduces: 'card',
    converts: 'coin',
    'goes-back': 'coin',
    'scores-prestige': 'card',
  },
  stakes: (event, after) => (event.kind === 'round' ? leaders(after) : ''),
  places: ['freedom', 'character', 'pile'],
}

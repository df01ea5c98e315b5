import type { Story } from '../story'

export const story: Story = {
  climaxes: {
    round: 'round',
    buys: 'auction',
    'free-of-charge': 'auction',
    completes: 'work',
    'best-work': 'work',
    'no-best-work': 'work',
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
  places: ['freedom', 'character', 'pile'],
}

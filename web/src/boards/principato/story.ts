import { leaders, type Story } from '../story'

export const story: Story = {
  climaxes: {
    'year-ends': 'year',
    'year-begins': 'year',
    'scoring-card': 'scoring',
    scoring: 'scoring',
    earns: 'scoring',
  },
  stakes: (event, after) => (event.kind === 'year-begins' ? leaders(after) : ''),
  sounds: {
    activates: 'card',
    swaps: 'card',
    appears: 'card',
    receives: 'coin',
    lays: 'coin',
    supplies: 'coin',
    builds: 'tile',
    hires: 'tile',
    commissions: 'tile',
    'shows-goals': 'card',
  },
}

import { leaders, type Story } from '../story'

export const story: Story = {
  climaxes: {
    'round-begins': 'round',
    order: 'phase',
    'scores-careers': 'scoring',
    'scores-row': 'scoring',
    victory: 'game',
  },
  sounds: {
    takes: 'die',
    rolls: 'die',
    hires: 'tile',
    arrives: 'tile',
    sends: 'tile',
    marries: 'tile',
    allies: 'tile',
    lays: 'tile',
    'gains-florins': 'coin',
    'buys-points': 'coin',
    claims: 'card',
    rewarded: 'card',
  },
  stakes: (event, after) => (event.kind === 'round-begins' ? leaders(after) : ''),
  places: ['city'],
}

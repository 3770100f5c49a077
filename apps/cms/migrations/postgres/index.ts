import * as migration_20261115_025039_initial from './20261115_025039_initial';

export const migrations = [
  {
    up: migration_20261115_025039_initial.up,
    down: migration_20261115_025039_initial.down,
    name: '20261115_025039_initial'
  },
];

import * as migration_20261115_initial from './20261115_initial';
import * as migration_20261116_share_pictures from './20261116_share_pictures';

export const migrations = [
  {
    up: migration_20261115_initial.up,
    down: migration_20261115_initial.down,
    name: '20261115_initial'
  },
  {
    up: migration_20261116_share_pictures.up,
    down: migration_20261116_share_pictures.down,
    name: '20261116_share_pictures'
  },
];

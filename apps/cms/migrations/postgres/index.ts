import * as migration_20261115_initial from './20261115_initial';
import * as migration_20261116_share_pictures from './20261116_share_pictures';
import * as migration_20261117_inquiries from './20261117_inquiries';
import * as migration_20261118_sales_desk from './20261118_sales_desk';
import * as migration_20261119_staff_desk from './20261119_staff_desk';
import * as migration_20261120_desk_indexes from './20261120_desk_indexes';

export const migrations = [
  {
    up: migration_20261115_initial.up,
    down: migration_20261115_initial.down,
    name: '20261115_initial',
  },
  {
    up: migration_20261116_share_pictures.up,
    down: migration_20261116_share_pictures.down,
    name: '20261116_share_pictures',
  },
  {
    up: migration_20261117_inquiries.up,
    down: migration_20261117_inquiries.down,
    name: '20261117_inquiries',
  },
  {
    up: migration_20261118_sales_desk.up,
    down: migration_20261118_sales_desk.down,
    name: '20261118_sales_desk',
  },
  {
    up: migration_20261119_staff_desk.up,
    down: migration_20261119_staff_desk.down,
    name: '20261119_staff_desk',
  },
  {
    up: migration_20261120_desk_indexes.up,
    down: migration_20261120_desk_indexes.down,
    name: '20261120_desk_indexes'
  },
];

import { standardComposition } from '../../lib/business/configurator/composition';
import { emptyProject, type Project } from '../../lib/business/project/project';

/** Six kiosks for four shops: a window in each, and touch in two of them. */
export const fourShops: Project = {
  ...emptyProject,
  lines: [
    {
      composition: { ...standardComposition('clearvision'), size: 55, colour: '7016' },
      count: 1,
      places: ['Utrecht', 'Delft', 'Zwolle', 'Sneek'],
      hoursPerDay: 16,
    },
    {
      composition: { ...standardComposition('brandvision'), touch: 1, colour: '7016' },
      count: 1,
      places: ['Utrecht', 'Delft'],
      hoursPerDay: 8.5,
    },
  ],
};

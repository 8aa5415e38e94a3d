/** The queue of scheduled jobs. */
export const maintenanceQueue = 'maintenance';

/** The queue of the jobs that time makes due. */
export const maintenanceQueue = 'maintenance';

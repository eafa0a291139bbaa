/** The card that was laid for another one to work with, for the address of the table. */
export const laidOf = (laid: readonly { name: string; place: string }[]): { laid?: string } =>
  laid[0] ? { laid: `${laid[0].place}:${laid[0].name}` } : {};

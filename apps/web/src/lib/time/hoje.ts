import { inCompanyZone } from './fuso.ts'

const dia = inCompanyZone((timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone }))

/** Today's date in company time, as `YYYY-MM-DD`. */
export const hojeNaEmpresa = (agora = new Date()): string => dia().format(agora)

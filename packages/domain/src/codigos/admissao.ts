import { tabela } from './codigos.ts'

/** `tpAdmissao` of the eSocial layout S-1.3, as far as a company that hires uses it. */
export const tiposAdmissao = tabela({
  '1': 'Admissão',
  '2': 'Transferência de empresa do mesmo grupo econômico',
  '3': 'Transferência de empresa consorciada ou de consórcio',
  '4': 'Sucessão, incorporação, cisão ou fusão',
})

/** Categories of worker, table 01 of eSocial, that a cleaning company hires under the CLT. */
export const categorias = tabela({
  '101': 'Empregado',
  '103': 'Aprendiz',
  '111': 'Empregado intermitente',
})

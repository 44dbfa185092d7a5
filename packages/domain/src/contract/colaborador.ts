import { z } from 'zod'
import { codigosDe } from '../cadastros/codigos.ts'
import { listaColaborador, situacoes } from '../listas/colaborador.ts'
import { listQuery, listReply } from '../listas/define-list.ts'
import { endpoint, views, type Contract } from './endpoint.ts'

export const colaboradorResumo = z.object({
  id: z.int(),
  matricula: z.string(),
  nome: z.string(),
  /** Masked: `***.456.789-**`; absent for sectors that do not need it. */
  cpf: z.string().optional(),
  cargo: z.string(),
  contrato: z.string(),
  posto: z.string(),
  situacao: z.enum(codigosDe(situacoes)),
  dataAdmissao: z.string(),
})
export type ColaboradorResumo = z.output<typeof colaboradorResumo>

export const colaboradorContract = {
  'GET /api/colaborador/listar': endpoint({
    tag: 'Colaborador',
    summary: 'Colaboradores que a pessoa pode ver',
    access: views('colaborador.listar'),
    query: listQuery(listaColaborador),
    response: listReply(colaboradorResumo),
  }),
} as const satisfies Contract

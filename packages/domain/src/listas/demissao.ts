import { vinculo } from '../campos/vinculo.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { coresDoPrazo } from './prazo-da-demissao.ts'
import { defineProcessList } from '../processo/lista.ts'
import { demissao } from '../processos/demissao/demissao.ts'
import { veCausa } from '../processos/demissao/visibilidade.ts'
import { causas } from '../regras/rescisao/causas.ts'
import { umDe } from './define-list.ts'

/** What a dismissal still waits for, as the tabs of its list ask; one may be in several. */
export const momentosDaDemissao = {
  /** The nearest deadline first. */
  a_pagar: { label: 'A pagar', ordenar: 'prazo' },
  a_conferir: { label: 'A conferir' },
  devolucoes: { label: 'Devoluções pendentes' },
  exames: { label: 'Exames pendentes' },
} as const
export type MomentoDaDemissao = keyof typeof momentosDaDemissao

const nomesDasCausas = Object.fromEntries(
  codigosDe(causas).map((codigo) => [codigo, { label: causas[codigo].rotulo }]),
)

export const listaDemissao = defineProcessList(demissao, {
  colunas: {
    matricula: { label: vinculo.matricula.label, opcional: true },
    causa: { label: 'Causa', rotulos: nomesDasCausas, visivel: veCausa },
    comunicacao: { label: 'Comunicada em', tipo: 'data', opcional: true },
    pagarAte: { label: 'Pagar até', tipo: 'data', opcional: true },
    relogio: { label: 'Dez dias para pagar', rotulos: coresDoPrazo, opcional: true },
  },
  filtros: { momento: umDe(codigosDe(momentosDaDemissao)), colaboradorId: 'id' },
  descricoes: {
    momento: { label: 'Pendência', rotulos: momentosDaDemissao },
    colaboradorId: { label: 'Colaborador' },
  },
  atualizado: 'Atualizada',
})

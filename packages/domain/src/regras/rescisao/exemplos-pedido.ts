// Requests of a dismissal for the tests of its checks.
import { estabilidadesDe } from '../estabilidade/pessoa.ts'
import { causas, type Causa } from './causas.ts'
import { certo, circunstancias, experiencia, pedido } from './exemplo.ts'
import type { MomentoDaDemissao } from './pedido-base.ts'
import type { CircunstanciasDaDemissao, PedidoDeDemissao } from './pedido-tipos.ts'
import { verificarDemissao } from './pedido.ts'

export const verificar = (
  mudanca: Partial<PedidoDeDemissao> = {},
  mais: Partial<CircunstanciasDaDemissao> = {},
  momento: MomentoDaDemissao = 'pedido',
) => verificarDemissao({ ...pedido, ...mudanca }, { ...circunstancias, ...mais }, momento)

/** Findings, without those that only inform: `code` alone blocks, `code?` warns. */
export const codigos = (...tudo: Parameters<typeof verificar>): readonly string[] =>
  verificar(...tudo)
    .filter(({ severidade }) => severidade !== 'info')
    .map(({ codigo, severidade }) => (severidade === 'alerta' ? `${codigo}?` : codigo))

export const todas = Object.keys(causas) as Causa[]
const avisoDe = (causa: Causa): 'indenizado' | 'nao_se_aplica' =>
  causas[causa].aviso === 'NAO' ? 'nao_se_aplica' : 'indenizado'

/** Causes that a finding stops, whatever else is missing. */
export const paradas = (codigo: string, mais: Partial<CircunstanciasDaDemissao>): readonly string[] =>
  todas
    .filter((causa) => {
      const { aviso: _aviso, ...sem } = pedido
      return verificarDemissao({ ...sem, causa, aviso: avisoDe(causa) }, { ...circunstancias, ...mais }).some(
        (achado) => achado.codigo === codigo,
      )
    })
    .toSorted()

export const trial = (mudanca: Partial<PedidoDeDemissao>, mais: Partial<CircunstanciasDaDemissao> = {}) =>
  codigos({ aviso: 'nao_se_aplica', comunicacao: '2026-11-30', ...mudanca }, { ...experiencia, ...mais })

const [achada] = estabilidadesDe(
  {
    registros: [
      { id: 1, tipo: 'GESTANTE', inicio: '2026-09-01', marco: '2027-03-01', registradoEm: '2026-09-02' },
    ],
  },
  '2026-11-16',
)
export const gestante = certo(achada)
export const protegida = { estabilidades: [gestante] }

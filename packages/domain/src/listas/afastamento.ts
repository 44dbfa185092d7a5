import { codigosDe } from '../codigos/codigos.ts'
import { defineProcessList } from '../processo/lista.ts'
import { afastamento } from '../processos/afastamento/afastamento.ts'
import { setoresDoAfastamento } from '../processos/afastamento/quem.ts'
import { gruposDeMotivo } from '../regras/afastamento/motivos-tipos.ts'
import { situacoesDoAfastamento, type SituacaoDoAfastamento } from '../regras/afastamento/vida.ts'
import type { Grupo } from '../setores/grupos.ts'
import { umDe } from './define-list.ts'

const comLabel = <K extends string>(rotulos: Readonly<Record<K, string>>) =>
  Object.fromEntries(codigosDe(rotulos).map((codigo) => [codigo, { label: rotulos[codigo] }])) as Record<
    K,
    { readonly label: string }
  >

/** Where a homologated leave stands by its dates, as the tabs of the list call it. */
export const momentosDoAfastamento = comLabel(situacoesDoAfastamento)

/** Situations that tell that a leave is of health: who sees dates only reads the one that the dates alone give. */
export const momentosDeSaude = [
  'aguardando_inss',
  'aguardando_exame',
  'limbo',
] as const satisfies readonly SituacaoDoAfastamento[]

/** Whether a person with these groups sees what leaves are about. */
export const veMotivos = (grupos: readonly Grupo[]): boolean =>
  setoresDoAfastamento(grupos).some((setor) => setor !== 'operacional')

/** The tabs that a person with these groups has, in their order. */
export const momentosVisiveis = (grupos: readonly Grupo[]): SituacaoDoAfastamento[] =>
  codigosDe(situacoesDoAfastamento).filter(
    (codigo) => veMotivos(grupos) || !(momentosDeSaude as readonly string[]).includes(codigo),
  )

export const listaAfastamento = defineProcessList(afastamento, {
  colunas: {
    matricula: { label: 'Matrícula', opcional: true },
    fim: { label: 'Último dia', tipo: 'data' },
    dias: { label: 'Dias', tipo: 'numero' },
    momento: { label: 'Momento', rotulos: momentosDoAfastamento },
    grupo: { label: 'Tipo', rotulos: comLabel(gruposDeMotivo), visivel: veMotivos },
    motivo: { label: 'Motivo', opcional: true, visivel: veMotivos },
  },
  filtros: { momento: umDe(codigosDe(situacoesDoAfastamento)), colaboradorId: 'id' },
  descricoes: {
    momento: { label: 'Momento', rotulos: momentosDoAfastamento },
    colaboradorId: { label: 'Colaborador' },
  },
  atualizado: 'Atualizado',
})

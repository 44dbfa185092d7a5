import { canOpen } from '../setores/rotas.ts'
import type { Grupo } from '../setores/grupos.ts'
import type { SetorSlug } from '../setores/setores.ts'
import { relatorioDeCustos, relatorioDeCustosPorContrato } from './custos.ts'
import type { Relatorio } from './definir.ts'
import {
  relatorioDeAfastamentos,
  relatorioDeAusencias,
  relatorioDeEstabilidades,
  relatorioDeFeriasAVencer,
} from './ausencias.ts'
import {
  relatorioDeAdmissoes,
  relatorioDeDesligamentos,
  relatorioDeDocumentos,
  relatorioDeExperiencias,
} from './pessoas.ts'
import { relatorioDeOcupacao, relatorioDeRotatividade, relatorioDeRotatividadePorContrato } from './quadro.ts'
import { relatorioDePassivo, relatorioDePassivoPorPessoa } from './passivo.ts'

/** Every report, in the order of the page that lists them. One that is declared and not named here does not exist. */
export const relatorios = {
  admissoes: relatorioDeAdmissoes,
  desligamentos: relatorioDeDesligamentos,
  rotatividade: relatorioDeRotatividade,
  'rotatividade-por-contrato': relatorioDeRotatividadePorContrato,
  ocupacao: relatorioDeOcupacao,
  experiencias: relatorioDeExperiencias,
  'ferias-a-vencer': relatorioDeFeriasAVencer,
  afastamentos: relatorioDeAfastamentos,
  ausencias: relatorioDeAusencias,
  estabilidades: relatorioDeEstabilidades,
  documentos: relatorioDeDocumentos,
  passivo: relatorioDePassivo,
  'passivo-por-pessoa': relatorioDePassivoPorPessoa,
  custos: relatorioDeCustos,
  'custos-por-contrato': relatorioDeCustosPorContrato,
} as const

export type NomeDoRelatorio = keyof typeof relatorios
export const nomesDosRelatorios = Object.keys(relatorios) as [NomeDoRelatorio, ...NomeDoRelatorio[]]

export const isRelatorio = (nome: string): nome is NomeDoRelatorio => Object.hasOwn(relatorios, nome)

/** A report, widened for code that walks over all of them. */
export const relatorioOf = (nome: NomeDoRelatorio): Relatorio<NomeDoRelatorio> => relatorios[nome]

/** Reports of a sector that a person with these groups sees there. */
export const relatoriosDoSetor = (setor: SetorSlug, grupos: readonly Grupo[]): Relatorio<NomeDoRelatorio>[] =>
  canOpen(setor, 'setor.relatorios', grupos)
    ? nomesDosRelatorios.map(relatorioOf).filter(({ setores }) => setores.includes(setor))
    : []

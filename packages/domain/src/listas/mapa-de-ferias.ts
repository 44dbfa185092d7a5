import { ferias } from '../processos/ferias/ferias.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { defineList, umDe } from './define-list.ts'

/** What somebody is away for, as a map may say it: of a leave only that it is one. */
export const ausenciasDoMapa = {
  ferias: { label: 'Férias' },
  afastamento: { label: 'Afastamento' },
} as const
/** Whom a map shows; everybody when not said. */
export const quemNoMapa = {
  por_marcar: { label: 'Com dias por marcar' },
  fora: { label: 'Com dias fora' },
} as const
export type QuemNoMapa = keyof typeof quemNoMapa
export type TipoDeAusencia = keyof typeof ausenciasDoMapa

/** The map of a contract, as rows: the people by post, one row for each stretch of days away. */
export const listaMapaDeFerias = defineList({
  nome: 'Mapa de férias',
  colunas: {
    posto: { label: 'Posto', sortable: true },
    cargo: { label: 'Cargo' },
    nome: { label: 'Nome' },
    matricula: { label: 'Matrícula' },
    tipo: { label: 'O que', rotulos: ausenciasDoMapa },
    status: { label: 'Situação do pedido', rotulos: ferias.statuses },
    inicio: { label: 'Início', tipo: 'data' },
    fim: { label: 'Fim', tipo: 'data' },
    dias: { label: 'Dias', tipo: 'numero' },
    cobertura: { label: 'Coberto', tipo: 'simNao' },
    saldo: { label: 'Dias por marcar', tipo: 'numero' },
    ultimoInicio: { label: 'Começar até', tipo: 'data' },
  },
  titulo: 'nome',
  filtros: {
    contratoId: 'id',
    /** A day of the first of the twelve months; the current month when not said. */
    de: 'data',
    quem: umDe(codigosDe(quemNoMapa)),
  },
  descricoes: {
    contratoId: { label: 'Contrato' },
    de: { label: 'A partir de', tipo: 'data' },
    quem: { label: 'Pessoas', rotulos: quemNoMapa },
  },
  ordemPadrao: 'posto',
})

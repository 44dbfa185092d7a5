import type { NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import type { LinhaDeRelatorio, RespostaDoRelatorio } from '@rh/domain/contract/relatorios'
import type { Relatorio } from '@rh/domain/relatorios/definir'
import { query, type Read } from '../../lib/api/query.ts'
import type { DownloadKey } from '../../lib/api/file-transfer.ts'

export type Linha = LinhaDeRelatorio
export type Resposta = RespostaDoRelatorio

/** One report of the catalogue is typed as any other: they answer alike, and each has its filters. */
const nomeDe = (relatorio: Relatorio) => relatorio.nome as NomeDoRelatorio

/** A page of a report. */
export const lerRelatorio = (relatorio: Relatorio, filtros: object): Read<Resposta> =>
  query(`GET /api/relatorios/${nomeDe(relatorio)}`, { query: { ...filtros } })

export const chamadaDoArquivo = (relatorio: Relatorio): DownloadKey =>
  `GET /api/relatorios/${nomeDe(relatorio)}/exportar`
export const chamadaDaFolha = (relatorio: Relatorio): DownloadKey =>
  `GET /api/relatorios/${nomeDe(relatorio)}/imprimir`

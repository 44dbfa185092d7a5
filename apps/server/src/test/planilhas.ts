import { setTimeout as sleep } from 'node:timers/promises'
import { writeXlsx, type CellValue } from 'hucre/xlsx'
import { sql } from 'kysely'
import type { ImportacaoVista } from '@rh/domain/contract/importacao'
import { isAndando } from '@rh/domain/importacao/situacoes'
import { tipoOf, type TipoImportacao } from '@rh/domain/importacao/tipos'
import { vagasLivres } from '../modules/contratos/ocupacao.ts'
import type { Db } from '../db/db.ts'
import { novoCpf } from './admissoes.ts'
import type { Client } from './harness.ts'

export type LinhaDePlanilha = Readonly<Record<string, CellValue>>

/** A spreadsheet with these rows, its cells by the names of the declaration; only the columns that some row fills. */
export async function planilha(
  tipo: TipoImportacao,
  linhas: readonly LinhaDePlanilha[],
  nome = 'dados.xlsx',
): Promise<File> {
  const { colunas } = tipoOf(tipo)
  const usadas = Object.keys(colunas).filter((coluna) => linhas.some((linha) => coluna in linha))
  return folha(
    [
      usadas.map((coluna) => colunas[coluna]?.label ?? coluna),
      ...linhas.map((linha) => usadas.map((c) => linha[c] ?? null)),
    ],
    nome,
  )
}

/** Any rows as an XLSX. */
export async function folha(rows: CellValue[][], nome = 'dados.xlsx'): Promise<File> {
  return new File([new Uint8Array(await writeXlsx({ sheets: [{ name: 'Dados', rows }] }))], nome)
}

export const csv = (texto: string | Uint8Array<ArrayBuffer>, nome = 'dados.csv'): File =>
  new File([texto], nome)

export const enviar = (client: Client, tipo: TipoImportacao, arquivo: File): Promise<ImportacaoVista> =>
  client.call('POST /api/importacao/enviar/:tipo', { params: { tipo }, arquivo })

const ESPERA_MS = 20

/** The import once nothing is going on any more. */
export async function esperar(client: Client, id: number): Promise<ImportacaoVista> {
  for (;;) {
    const importacao = await client.call('GET /api/importacao/obter/:id', { params: { id } })
    if (!isAndando(importacao.situacao)) return importacao
    await sleep(ESPERA_MS)
  }
}

/** Sends and checks. */
export async function conferida(
  client: Client,
  tipo: TipoImportacao,
  arquivo: File,
): Promise<ImportacaoVista> {
  const { id, versao, mapa } = await enviar(client, tipo, arquivo)
  await client.call('POST /api/importacao/conferir', { body: { id, versao, mapa } })
  return esperar(client, id)
}

/** Sends, checks and imports. */
export async function importada(
  client: Client,
  tipo: TipoImportacao,
  arquivo: File,
): Promise<ImportacaoVista> {
  const { id, versao, situacao, comErro } = await conferida(client, tipo, arquivo)
  if (situacao !== 'pronta') throw new Error(`The import is ${situacao}, with ${comErro} wrong rows`)
  await client.call('POST /api/importacao/confirmar', { body: { id, versao } })
  return esperar(client, id)
}

/** Address and words of every error, in the order of the spreadsheet. */
export async function errosDe(client: Client, id: number): Promise<string[]> {
  const { results } = await client.call('GET /api/importacao/erros/:id', {
    params: { id },
    query: { porPagina: 100 },
  })
  return results.map(({ endereco, mensagem }) => `${endereco}: ${mensagem}`)
}

export interface PostoDeTeste {
  readonly id: number
  readonly contrato: string
  readonly local: string
  readonly cargo: string
  readonly escala: string
  readonly salarioCentavos: number
  readonly vagas: number
  readonly inicio: string
}

/** Posts of contracts that began by last year, without risk, the one with most free slots first. */
export async function postosLivres(db: Db): Promise<PostoDeTeste[]> {
  const { rows } = await sql<PostoDeTeste>`
    select po.id, co.numero as contrato, lo.nome as local, ca.titulo as cargo, es.nome as escala, co.inicio,
           te.salario_previsto_centavos as salario_centavos,
           ${vagasLivres('2026-11-20')} as vagas
      from posto po join contrato co on co.id = po.contrato_id join local lo on lo.id = po.local_id
      join cargo ca on ca.id = po.cargo_id join escala es on es.id = po.escala_id
      cross join lateral posto_termos(po.id, '2026-11-20') te
     where co.inicio <= '2025-12-31' and co.termino > '2026-12-31' and te.insalubridade = 0 and not te.periculosidade and not es.noturna
     order by vagas desc, po.id`.execute(db)
  return rows
}

const reais = (centavos: number): string => (centavos / 100).toFixed(2).replace('.', ',')

/** A whole row of employees, for a post. */
export const colaborador = (posto: PostoDeTeste, mais: LinhaDePlanilha = {}): LinhaDePlanilha => ({
  cpf: novoCpf(),
  nome: 'Antônia Gonçalves de Sousa',
  nascimento: '17/04/1991',
  sexo: 'Feminino',
  estadoCivil: 'solteira',
  racaCor: 'Parda',
  grauInstrucao: 'Ensino médio completo',
  mae: 'Maria Gonçalves de Sousa',
  telefone: '(11) 98765-4321',
  rg: '32.455.678-9',
  rgOrgao: 'SSP',
  rgUf: 'SP',
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: 1000,
  bairro: 'Bela Vista',
  municipio: 'São Paulo',
  uf: 'sp',
  dataAdmissao: posto.inicio.split('-').toReversed().join('/'),
  contrato: posto.contrato,
  local: posto.local,
  cargo: posto.cargo,
  escala: posto.escala,
  salario: reais(posto.salarioCentavos),
  ...mais,
})

export const feriado = (mais: LinhaDePlanilha = {}): LinhaDePlanilha => ({
  nome: 'Aniversário da cidade',
  data: '08/07/2026',
  anual: 'Sim',
  uf: 'SP',
  municipio: 'Piracicaba',
  fundamento: 'Lei municipal 1',
  ...mais,
})

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { sindicatosDeEmpregados } from '@rh/domain/cadastros/sindicato'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import { LINHAS_MAXIMAS } from '@rh/domain/importacao/define'
import { isEncerrada } from '@rh/domain/importacao/situacoes'
import { tipoOf, type TipoImportacao } from '@rh/domain/importacao/tipos'
import { grupos } from '@rh/domain/setores/grupos'
import { hojeEm } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { failure } from '../../http/failure.ts'
import type { Listas } from './planilha/modelo.ts'
import { runInWorker } from './planilha/worker-pool.ts'
import type { ErrosDaLinha } from './planilha/relatorio.ts'
import { findImportacao } from './repository.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The template of a kind, with what the registers hold today to choose from. */
export async function modelo({ db, clock, config }: Deps, tipo: TipoImportacao): Promise<ArquivoServido> {
  const listas = await findListas(db, hojeEm(clock.agora(), config.empresaFuso))
  const conteudo = await runInWorker({ que: 'modelo', tipo, listas })
  const versao = createHash('sha256').update(conteudo).digest('hex').slice(0, 16)
  return { tipo: XLSX, conteudo, nome: `Modelo - ${tipoOf(tipo).titulo}.xlsx`, versao }
}

async function findListas(db: Db, hoje: string): Promise<Listas> {
  const nomes = async (consulta: ReturnType<typeof sql<{ nome: string }>>): Promise<string[]> =>
    (await consulta.execute(db)).rows.map(({ nome }) => nome)
  return {
    grupos,
    cargos: await nomes(sql`select titulo as nome from cargo where ativo order by busca(titulo)`),
    escalas: await nomes(sql`select nome from escala where ativo order by busca(nome)`),
    sindicatos: await nomes(
      sql`select nome from sindicato where ativo and tipo = any (${[...sindicatosDeEmpregados]}) order by busca(nome)`,
    ),
    contratos: await nomes(sql`select numero as nome from contrato where termino >= ${hoje} order by numero`),
  }
}

/** The spreadsheet as it was sent, with the errors of each row beside it. */
export async function relatorio({ db, arquivos }: Deps, id: number): Promise<ArquivoServido> {
  const { situacao, tipo, arquivoId, arquivoTipo, arquivoNome } = await findImportacao(db, id)
  if (isEncerrada(situacao)) throw failure('nao_encontrado')
  const bytes = Buffer.concat(await Array.fromAsync(await arquivos.abrir(arquivoId)))
  const maximo = tipoOf(tipo).maximo ?? LINHAS_MAXIMAS
  const erros = await findErros(db, id)
  const conteudo = await runInWorker({ que: 'relatorio', bytes, formato: arquivoTipo, erros, maximo })
  // It is about people: no browser keeps it.
  return { tipo: XLSX, conteudo, nome: `${arquivoNome.replace(/\.[^.]*$/, '')} - erros.xlsx` }
}

async function findErros(db: Db, id: number): Promise<ErrosDaLinha[]> {
  const { rows } = await sql<ErrosDaLinha>`
    select linha, string_agg(endereco || ': ' || mensagem, E'\n' order by id) as texto
      from importacao_erro where importacao_id = ${id} group by linha order by linha`.execute(db)
  return rows
}

import { sql } from 'kysely'
import { z } from 'zod'
import type { relatoriosSalvosContract, RelatorioSalvo } from '@rh/domain/contract/relatorios-salvos'
import { listFilters } from '@rh/domain/listas/gramatica'
import { relatorioOf, type NomeDoRelatorio } from '@rh/domain/relatorios/catalogo'
import { proximoEnvio } from '@rh/domain/relatorios/envio'
import type { Frequencia } from '@rh/domain/relatorios/frequencias'
import { hojeEm, isoDe } from '../../../clock.ts'
import type { Tx } from '../../../db/db.ts'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import type { Handlers } from '../../../http/serve.ts'
import { exigirMeu, isMeu, listPessoas, listSalvos, veNoSetor, type Salvo } from './repository.ts'

/** The filters of an address that the report has; refuses those that it has not. */
function lerParametros(nome: NomeDoRelatorio, busca: string): Record<string, string> {
  const parametros = Object.fromEntries(new URLSearchParams(busca))
  if (!z.strictObject(listFilters(relatorioOf(nome).lista)).safeParse(parametros).success)
    throw failure('validacao', { campos: { busca: 'Este relatório não tem estes filtros' } })
  return parametros
}

const nomeUsado = () =>
  failure('validacao', { campos: { nome: 'O setor já tem este relatório com este nome' } })

/** A name already taken in the sector, by whoever came first. */
async function requireNomeLivre(
  tx: Tx,
  { id, setor, relatorio }: Pick<Salvo, 'setor' | 'relatorio'> & { id: number },
  nome: string,
) {
  const [outro] = await listSalvos(
    tx,
    sql<boolean>`s.setor = ${setor} and s.relatorio = ${relatorio} and lower(s.nome) = lower(${nome}) and s.id <> ${id}`,
  )
  if (outro) throw nomeUsado()
}

/** What its owner may change of a definition. */
interface Mudanca {
  readonly nome?: string
  readonly excluidoEm?: string
  readonly frequencia?: Frequencia | null
  readonly agendadoEm?: string | null
  readonly destinatarios?: number[]
}

const mudar = async (tx: Tx, salvo: Salvo, mudanca: Mudanca) => {
  await tx
    .updateTable('relatorioSalvo')
    .set({ ...mudanca, versao: salvo.versao + 1 })
    .where('id', '=', salvo.id)
    .execute()
  return { id: salvo.id }
}

/** Saved definitions of reports: shared in a sector, changed by their owner. */
export function relatoriosSalvosHandlers(deps: Deps): Handlers<typeof relatoriosSalvosContract> {
  const fuso = deps.config.empresaFuso
  const hoje = (): string => hojeEm(deps.clock.agora(), fuso)
  const mudarMeu = (
    request: RequestContext,
    qual: { readonly id: number; readonly versao: number },
    fazer: (work: UnitOfWork, salvo: Salvo) => Promise<{ id: number }>,
  ) =>
    write(deps, request, async (work) =>
      fazer(work, await exigirMeu(work.tx, qual, { ator: request.ator, fuso })),
    )
  return {
    'GET /api/relatorios/salvos/listar': async ({ query: { setor }, request: { ator } }) => {
      const salvos = await listSalvos(deps.db, sql<boolean>`s.setor = ${setor}`)
      const seus = salvos.filter(({ relatorio }) => veNoSetor(relatorio, setor, ator.grupos))
      const pessoas = await nomesDe(deps, seus)
      return {
        results: seus.map((salvo) => comoVisto(salvo, isMeu(salvo, ator), pessoas, hoje())),
        temCorreio: deps.config.smtp !== undefined,
      }
    },
    'GET /api/relatorios/salvos/pessoas': async ({ query: { setor, relatorio }, request: { ator } }) => {
      if (!veNoSetor(relatorio, setor, ator.grupos)) throw failure('nao_encontrado')
      return { results: await listPessoas(deps.db, setor) }
    },
    'POST /api/relatorios/salvos/criar': ({ body: { setor, relatorio, nome, busca }, request }) =>
      write(deps, request, async ({ tx, agora }) => {
        if (!veNoSetor(relatorio, setor, request.ator.grupos)) throw failure('nao_encontrado')
        const parametros = JSON.stringify(lerParametros(relatorio, busca))
        const { rows } = await sql<{ id: number }>`
          insert into relatorio_salvo (setor, relatorio, nome, parametros, dono_id, criado_em)
          values (${setor}, ${relatorio}, ${nome}, ${parametros}::jsonb, ${request.ator.id}, ${isoDe(agora)})
          on conflict do nothing returning id`.execute(tx)
        const [feito] = rows
        if (!feito) throw nomeUsado()
        return feito
      }),
    'POST /api/relatorios/salvos/renomear': ({ body: { nome, ...qual }, request }) =>
      mudarMeu(request, qual, async ({ tx }, salvo) => {
        await requireNomeLivre(tx, salvo, nome)
        return mudar(tx, salvo, { nome })
      }),
    'POST /api/relatorios/salvos/excluir': ({ body: qual, request }) =>
      mudarMeu(request, qual, ({ tx, agora }, salvo) => mudar(tx, salvo, { excluidoEm: isoDe(agora) })),
    'POST /api/relatorios/salvos/agendar': ({ body: { frequencia, destinatarios, ...qual }, request }) =>
      mudarMeu(request, qual, async ({ tx, agora }, salvo) => {
        const quem = frequencia === null ? [] : await requirePessoas(tx, salvo, destinatarios)
        return mudar(tx, salvo, {
          frequencia,
          agendadoEm: frequencia === null ? null : isoDe(agora),
          destinatarios: quem,
        })
      }),
  }
}

/** People who may be sent it, each once; refuses nobody and whoever does not see it. */
async function requirePessoas(tx: Tx, { setor }: Salvo, destinatarios: readonly number[]): Promise<number[]> {
  const podem = new Set((await listPessoas(tx, setor)).map(({ value }) => value))
  const quem = [...new Set(destinatarios)]
  if (quem.length === 0) throw failure('validacao', { campos: { destinatarios: 'Escolha quem recebe' } })
  if (quem.some((id) => !podem.has(id)))
    throw failure('validacao', { campos: { destinatarios: 'Alguém desta lista não vê este relatório' } })
  return quem
}

async function nomesDe({ db }: Deps, salvos: readonly Salvo[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(salvos.flatMap(({ destinatarios }) => destinatarios))]
  if (ids.length === 0) return new Map()
  const linhas = await db.selectFrom('usuario').select(['id', 'nome']).where('id', 'in', ids).execute()
  return new Map(linhas.map(({ id, nome }) => [id, nome]))
}

const comoVisto = (
  { id, versao, relatorio, nome, parametros, dono, criadoEm, frequencia, destinatarios }: Salvo,
  meu: boolean,
  pessoas: ReadonlyMap<number, string>,
  hoje: string,
): RelatorioSalvo => ({
  id,
  versao,
  relatorio,
  nome,
  busca: new URLSearchParams(parametros).toString(),
  dono,
  criadoEm,
  meu,
  envio: frequencia && {
    frequencia,
    destinatarios: destinatarios.map((value) => ({ value, label: pessoas.get(value) ?? '' })),
    proximo: proximoEnvio(frequencia, hoje),
  },
})

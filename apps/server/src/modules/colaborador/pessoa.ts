import { sql } from 'kysely'
import type { z } from 'zod'
import { mascararCpf } from '@rh/domain/br/documentos'
import { blocos, type Bloco } from '@rh/domain/colaborador/blocos'
import { camposPessoaNomes, type CampoPessoa } from '@rh/domain/colaborador/campos'
import { emSnake } from '@rh/domain/colaborador/trilha'
import { camposVisiveis, podeEditar, veCpfInteiro } from '@rh/domain/colaborador/visibilidade'
import type { fichaContract } from '@rh/domain/contract/ficha'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { versaoAntiga, type Vinculo } from './vinculo.ts'

type Pessoa = Readonly<Record<CampoPessoa, string | null>>

const colunas = Object.fromEntries(camposPessoaNomes.map((campo) => [emSnake(campo), campo]))

const findPessoa = async (db: Db | Tx, id: number): Promise<Pessoa> =>
  db.selectFrom('pessoa').select(camposPessoaNomes).where('id', '=', id).executeTakeFirstOrThrow()

type Mudancas = Readonly<Record<string, readonly [string | null, string | null]>>

/**
 * The person as on a day: today's data with every later change of the trail taken back, the newest first. Before
 * the first link nobody kept what was there, so the first known data answer for it.
 */
async function pessoaEm(db: Db | Tx, id: number, dia: string, fuso: string): Promise<Pessoa> {
  const [atual, { rows }] = await Promise.all([
    findPessoa(db, id),
    sql<{ mudancas: Mudancas }>`
      select mudancas from auditoria
       where entidade = 'pessoa' and registro = ${id} and tabela = 'pessoa' and operacao = 'UPDATE'
         and em >= ((${dia}::date + 1)::timestamp at time zone ${fuso})
       order by sequencia desc`.execute(db),
  ])
  return rows.reduce<Pessoa>((pessoa, { mudancas }) => ({ ...pessoa, ...antes(mudancas) }), atual)
}

const antes = (mudancas: Mudancas): Partial<Pessoa> =>
  Object.fromEntries(
    Object.entries(mudancas).flatMap(([coluna, [de]]) => {
      const campo = colunas[coluna]
      return campo === undefined ? [] : [[campo, de]]
    }),
  )

/** The fields of a person that this one may see, as on a day. */
export async function showPessoa(
  db: Db | Tx,
  pessoaId: number,
  ator: Ator,
  { em, hoje, fuso }: { em: string; hoje: string; fuso: string },
): Promise<Partial<Pessoa>> {
  const pessoa = em < hoje ? await pessoaEm(db, pessoaId, em, fuso) : await findPessoa(db, pessoaId)
  const veem = camposVisiveis(ator.grupos)
  const visiveis = camposPessoaNomes.filter((campo) => veem.has(`pessoa.${campo}`))
  const cpf = pessoa.cpf ?? ''
  return {
    ...Object.fromEntries(visiveis.map((campo) => [campo, pessoa[campo]])),
    ...(veem.has('pessoa.cpf') && { cpf: veCpfInteiro(ator.grupos) ? cpf : mascararCpf(cpf) }),
  }
}

type Correcao = z.output<NonNullable<(typeof fichaContract)['PUT /api/colaborador/dados']['body']>>

/** Saves one part of a person's data over the version that was on the screen. */
export async function saveDados(
  work: UnitOfWork,
  vinculo: Vinculo,
  { bloco, versao, dados }: Correcao,
  ator: Ator,
  fuso: string,
): Promise<void> {
  if (!podeEditar(bloco, ator.grupos)) throw failure('sem_permissao')
  const salvo = await work.tx
    .updateTable('pessoa')
    .set(porCampo(bloco, dados))
    .where('id', '=', vinculo.pessoaId)
    .where('versao', '=', versao)
    .returning('id')
    .executeTakeFirst()
  if (!salvo) throw await versaoAntiga(work, 'pessoa', vinculo.pessoaId, fuso)
}

/** What was left empty is kept as nothing, not as what it was. */
const porCampo = (bloco: Bloco, dados: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.keys(blocos[bloco].schema.shape).map((campo) => [campo, dados[campo] ?? null]))

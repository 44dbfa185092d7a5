import { sql } from 'kysely'
import type { z } from 'zod'
import { mascararCpf } from '@rh/domain/br/mascaras'
import { blocos, type Bloco } from '@rh/domain/colaborador/blocos'
import { camposPessoaNomes, type CampoPessoa } from '@rh/domain/colaborador/campos'
import { emSnake } from '@rh/domain/colaborador/trilha'
import { camposVisiveis, podeEditar, veCpfInteiro } from '@rh/domain/colaborador/visibilidade'
import type { fichaContract } from '@rh/domain/contract/ficha'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { cifrarContas } from './conta.ts'
import { versaoAntigaDe, type Vinculo } from './vinculo.ts'

type Pessoa = Readonly<Record<CampoPessoa, string | null>>

const colunas = Object.fromEntries(camposPessoaNomes.map((campo) => [emSnake(campo), campo]))

/** Query of the person behind a bond, as they are now. */
export const pessoaDo = (vinculoId: number) => sql<Pessoa>`
    select ${sql.join(camposPessoaNomes.map((campo) => sql.ref(emSnake(campo))))}
      from pessoa where id = (select pessoa_id from vinculo where id = ${vinculoId})`

type Mudancas = Readonly<Record<string, readonly [string | null, string | null]>>

/** Query of what the trail knows to have changed of the person behind a bond since a day, the newest first. */
export const mudancasDesde = (vinculoId: number, dia: string, fuso: string) => sql<{ mudancas: Mudancas }>`
    select mudancas from auditoria
     where entidade = 'pessoa' and registro = (select pessoa_id from vinculo where id = ${vinculoId})
       and tabela = 'pessoa' and operacao = 'UPDATE'
       and em >= ((${dia}::date + 1)::timestamp at time zone ${fuso})
     order by sequencia desc`

/**
 * The person as they were before these changes, taken back one by one. Before the first link nobody kept what was there, so
 * the first known data answer for it.
 */
export const antesDe = (atual: Pessoa, desde: readonly { readonly mudancas: Mudancas }[]): Pessoa =>
  desde.reduce<Pessoa>((pessoa, { mudancas }) => ({ ...pessoa, ...antes(mudancas) }), atual)

const antes = (mudancas: Mudancas): Partial<Pessoa> =>
  Object.fromEntries(
    Object.entries(mudancas).flatMap(([coluna, [de]]) => {
      const campo = colunas[coluna]
      return campo === undefined ? [] : [[campo, de]]
    }),
  )

/** The fields of a person that this one may see; those of the account as they are kept (`abrirConta`). */
export function showPessoa(pessoa: Pessoa, ator: Ator): Partial<Pessoa> {
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
  const [linha] = await cifrarContas(work.tx, [{ id: vinculo.pessoaId, ...porCampo(bloco, dados) }])
  const { id: _, ...colunasNovas } = linha ?? {}
  const salvo = await work.tx
    .updateTable('pessoa')
    .set(colunasNovas)
    .where('id', '=', vinculo.pessoaId)
    .where('versao', '=', versao)
    .returning('id')
    .executeTakeFirst()
  if (!salvo) throw await versaoAntigaDe(work, 'pessoa', vinculo.pessoaId, fuso)
}

/** What was left empty is kept as nothing, not as what it was. */
const porCampo = (bloco: Bloco, dados: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.keys(blocos[bloco].schema.shape).map((campo) => [campo, dados[campo] ?? null]))

import { sql } from 'kysely'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import type { OutroVinculo } from '@rh/domain/importacao/regras/colaborador'
import type { Tx } from '../../../db/db.ts'

interface VinculoConhecido extends OutroVinculo {
  readonly matricula: string
}

export interface PessoaConhecida {
  readonly id: number
  readonly nascimento: string
  readonly vinculos: readonly VinculoConhecido[]
}

/** Who the system knows of these CPFs, each with all bonds. */
export async function findPessoas(
  tx: Tx,
  cpfs: readonly string[],
): Promise<ReadonlyMap<string, PessoaConhecida>> {
  const { rows } = await sql<{
    id: number
    cpf: string
    nascimento: string
    matricula: string | null
    dataAdmissao: string
    dataDesligamento: string | null
  }>`
    select pe.id, pe.cpf, pe.nascimento, v.matricula, v.data_admissao, v.data_desligamento
      from pessoa pe left join vinculo v on v.pessoa_id = pe.id
     where pe.cpf = any (${sql.val([...cpfs])}::text[])`.execute(tx)
  return new Map(
    [...Map.groupBy(rows, ({ cpf }) => cpf)].map(([cpf, linhas]) => [
      cpf,
      {
        id: linhas[0]?.id ?? 0,
        nascimento: linhas[0]?.nascimento ?? '',
        vinculos: linhas.flatMap(({ matricula, dataAdmissao, dataDesligamento }) =>
          matricula === null
            ? []
            : [{ matricula, dataAdmissao, dataDesligamento, onde: `matrícula ${matricula}` }],
        ),
      },
    ]),
  )
}

/** Numbers of the admissions that are on their way, by CPF. */
export async function findAdmissoes(tx: Tx, cpfs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ cpf: string; numero: string }>`
    select p.cpf, p.numero from processo_indice p
     where p.tipo = ${admissao.name} and p.cpf = any (${sql.val([...cpfs])}::text[])
       and p.status = any (${sql.val([...(admissao.ocupa ?? [])])}::text[])`.execute(tx)
  return new Map(rows.map(({ cpf, numero }) => [cpf, numero]))
}

/** A matrícula as people compare it: `1500` and `001500` are one. */
export const semZeros = (matricula: string): string => matricula.replace(/^0+/, '')

/** Who has these matrículas, whatever their zeros. */
export async function findDonos(tx: Tx, matriculas: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ matricula: string; nome: string }>`
    select v.matricula, coalesce(pe.nome_social, pe.nome) as nome from vinculo v join pessoa pe on pe.id = v.pessoa_id
     where ltrim(v.matricula, '0') = any (${sql.val(matriculas.map(semZeros))}::text[])`.execute(tx)
  return new Map(rows.map(({ matricula, nome }) => [semZeros(matricula), nome]))
}

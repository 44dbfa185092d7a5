import { sql } from 'kysely'
import { ANONIMIZADO } from '@rh/domain/privacidade/anonimizacao'
import { formatCpf } from '@rh/domain/br/mascaras'
import {
  colunasDaTabela,
  nomesDeTabelas,
  tabelaPessoal,
  type NomeDeTabela,
} from '@rh/domain/privacidade/tabelas'
import type { Tx } from '../../../db/db.ts'
import { doTitular, type Titular } from '../linhas.ts'
import type { Catalogo } from './colunas.ts'

export interface Nomes {
  readonly cpf: string
  readonly nome: string
  readonly nomeSocial: string | null
}

/** Tables in which people write to each other and whose rows point at whom they are about. */
const queApontam = nomesDeTabelas.filter(
  (tabela) =>
    tabelaPessoal(tabela).categoria === 'comunicacao' &&
    colunasDaTabela(tabela).some((coluna) => coluna === 'vinculo_id' || coluna === 'processo_id'),
)

/** Takes name and CPF of a person out of what was written about them: alerts, messages, cards that point at them. */
export async function limparTextos(
  tx: Tx,
  catalogo: Catalogo,
  { titular, nomes }: { readonly titular: Titular; readonly nomes: Nomes },
): Promise<void> {
  const valores = [nomes.nomeSocial, nomes.nome, nomes.cpf, formatCpf(nomes.cpf)].filter(
    (valor): valor is string => valor !== null && valor !== '',
  )
  for (const tabela of queApontam) {
    const colunas = colunasDaTabela(tabela)
    const textos = colunas.filter((coluna) => {
      const achada = catalogo.get(`${tabela}.${coluna}`)
      return achada?.tipo === 'text' && !achada.gerada
    })
    if (textos.length === 0) continue
    for (const valor of valores) await trocar(tx, { tabela, colunas, textos, titular, valor })
  }
}

interface Troca {
  readonly tabela: NomeDeTabela
  readonly colunas: readonly string[]
  readonly textos: readonly string[]
  readonly titular: Titular
  readonly valor: string
}

async function trocar(tx: Tx, { tabela, colunas, textos, titular, valor }: Troca): Promise<void> {
  const pontas = (['vinculo', 'processo'] as const)
    .filter((pai) => colunas.includes(`${pai}_id`))
    .map(
      (pai) =>
        sql`${sql.ref(`${pai}_id`)} in (select id from ${sql.table(pai)} where ${doTitular(pai, titular)})`,
    )
  const novos = textos.map(
    (coluna) => sql`${sql.ref(coluna)} = replace(${sql.ref(coluna)}, ${valor}, ${ANONIMIZADO})`,
  )
  const tem = textos.map((coluna) => sql`strpos(${sql.ref(coluna)}, ${valor}) > 0`)
  await sql`update ${sql.table(tabela)} set ${sql.join(novos)}
    where (${sql.join(pontas, sql` or `)}) and (${sql.join(tem, sql` or `)})`.execute(tx)
}

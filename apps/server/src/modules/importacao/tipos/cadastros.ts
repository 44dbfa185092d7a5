import { sql } from 'kysely'
import { sindicatosDeEmpregados } from '@rh/domain/cadastros/sindicato'
import { simplificar } from '@rh/domain/importacao/celula'
import type { ContratoImportado } from '@rh/domain/importacao/tipos/contratos'
import type { Tx } from '../../../db/db.ts'
import type { Linha } from '../importador.ts'
import { findMunicipios, chaveDoMunicipio } from './municipios.ts'

export interface ContratoConhecido {
  readonly cliente: string
  readonly cnpj: string
  readonly inicio: string
  /** `local | cargo | escala` of each post, as names are compared. */
  readonly postos: ReadonlySet<string>
}

/** The registers that contracts name, found by the words of the spreadsheet. */
export interface Cadastros {
  readonly contratos: ReadonlyMap<string, ContratoConhecido>
  readonly sindicato: (nomeOuCnpj: string) => number | undefined
  readonly cargo: (titulo: string) => number | undefined
  readonly escala: (nome: string) => number | undefined
  readonly municipio: (uf: string, nome: string) => number | undefined
}

interface Nomeado {
  readonly id: number
  readonly nome: string
}

const porNome = (linhas: readonly Nomeado[]): ((nome: string) => number | undefined) => {
  const ids = new Map(linhas.map(({ id, nome }) => [simplificar(nome), id]))
  return (nome) => ids.get(simplificar(nome))
}

export async function loadCadastros(
  tx: Tx,
  linhas: readonly Linha<ContratoImportado>[],
  incompletas: readonly Linha<ContratoImportado>[],
): Promise<Cadastros> {
  const municipios = await findMunicipios(tx, [...linhas, ...incompletas])
  const sindicatos = await tx
    .selectFrom('sindicato')
    .select(['id', 'nome', 'cnpj'])
    .where('ativo', '=', true)
    .where('tipo', 'in', sindicatosDeEmpregados)
    .execute()
  const cargos = await tx
    .selectFrom('cargo')
    .select(['id', 'titulo as nome'])
    .where('ativo', '=', true)
    .execute()
  const escalas = await tx.selectFrom('escala').select(['id', 'nome']).where('ativo', '=', true).execute()
  return {
    contratos: await findContratos(tx, linhas),
    sindicato: porNome(
      sindicatos.flatMap(({ id, nome, cnpj }) => [
        { id, nome },
        { id, nome: cnpj },
      ]),
    ),
    cargo: porNome(cargos),
    escala: porNome(escalas),
    municipio: (uf, nome) => municipios.get(chaveDoMunicipio(uf, nome)),
  }
}

async function findContratos(
  tx: Tx,
  linhas: readonly Linha<ContratoImportado>[],
): Promise<ReadonlyMap<string, ContratoConhecido>> {
  const ids = await findContratosDoNumero(
    tx,
    linhas.map(({ valores }) => valores.numero),
  )
  const { rows } = await sql<{
    numero: string
    cliente: string
    cnpj: string
    inicio: string
    local: string | null
    cargo: string | null
    escala: string | null
  }>`
    select co.numero, cl.nome_fantasia as cliente, cl.cnpj, co.inicio, lo.nome as local, ca.titulo as cargo,
           es.nome as escala
      from contrato co
      join cliente cl on cl.id = co.cliente_id
      left join posto po on po.contrato_id = co.id
      left join local lo on lo.id = po.local_id
      left join cargo ca on ca.id = po.cargo_id
      left join escala es on es.id = po.escala_id
     where co.id = any (${sql.val([...ids.values()])}::int[])`.execute(tx)
  return new Map(
    [...Map.groupBy(rows, ({ numero }) => simplificar(numero))].map(([numero, doContrato]) => {
      const [{ cliente, cnpj, inicio } = { cliente: '', cnpj: '', inicio: '' }] = doContrato
      const postos = doContrato.map((p) =>
        [p.local, p.cargo, p.escala].map((n) => simplificar(n ?? '')).join(' | '),
      )
      return [numero, { cliente, cnpj, inicio, postos: new Set(postos) }]
    }),
  )
}

/** Ids of the contracts with these numbers, whatever accents, case and punctuation, by the number as it is compared. */
export async function findContratosDoNumero(
  tx: Tx,
  numeros: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const queridos = new Set(numeros.map(simplificar))
  const todos = await tx.selectFrom('contrato').select(['id', 'numero']).execute()
  return new Map(
    todos
      .map(({ id, numero }) => [simplificar(numero), id] as const)
      .filter(([numero]) => queridos.has(numero)),
  )
}

import { sql } from 'kysely'
import { simplificar } from '@rh/domain/importacao/celula'
import type { PostoDaLinha } from '@rh/domain/importacao/regras/colaborador'
import type { ColaboradorImportado } from '@rh/domain/importacao/tipos/colaboradores'
import { menorSalario } from '@rh/domain/regras/admissao/salario'
import type { Tx } from '../../../db/db.ts'
import { findSalariosMinimos } from '../../cadastros/parametros.ts'
import { vagasLivres } from '../../contratos/ocupacao.ts'
import { findContratosDoNumero } from './cadastros.ts'

/** A post with the terms that a version of a bond takes from it. */
export interface Posto extends PostoDaLinha {
  readonly id: number
  readonly cargoId: number
  readonly contratoId: number
  readonly escalaId: number
  readonly sindicatoId: number
  readonly centroDeCustoId: number
  readonly insalubridade: number
  readonly periculosidade: boolean
  readonly vagasLivres: number
}

interface LinhaDoPosto extends Omit<Posto, 'menorSalarioCentavos'> {
  readonly contrato: string
  readonly local: string
  readonly cargo: string
  readonly escala: string
  readonly pisoCentavos: number | null
  readonly minutosSemana: number
}

type Endereco = Pick<ColaboradorImportado, 'contrato' | 'local' | 'cargo' | 'escala'>
const partes = ['contrato', 'local', 'cargo', 'escala'] as const

/** What to do about a part that was not found, by the part. */
const onde = {
  contrato: () => 'Importe os contratos antes, ou corrija o número.',
  local: ({ contrato }: Endereco) => `Veja os locais do contrato ${contrato} em Contratos.`,
  cargo: ({ local }: Endereco) => `Veja os cargos dos postos de ${local} em Contratos.`,
  escala: ({ cargo, local }: Endereco) => `Veja as escalas de ${cargo} em ${local}.`,
} as const

const nomes = {
  contrato: 'o contrato',
  local: 'o local',
  cargo: 'o cargo',
  escala: 'a escala',
} as const

/** The posts of the contracts that the rows name, found by the words of the spreadsheet. */
export class Lotacao {
  readonly #porEndereco = new Map<string, Posto[]>()
  readonly #livres = new Map<number, number>()

  constructor(postos: readonly (Posto & Endereco)[]) {
    for (const posto of postos) {
      this.#livres.set(posto.id, posto.vagasLivres)
      // Each beginning of the address too, so that a wrong part can be told from a wrong whole.
      for (let n = 1; n <= partes.length; n += 1) {
        const chave = chaveDe(posto, n)
        this.#porEndereco.set(chave, [...(this.#porEndereco.get(chave) ?? []), posto])
      }
    }
  }

  /** The posts at an address: none when some part of it is not there. */
  achar(endereco: Endereco): readonly Posto[] {
    return this.#porEndereco.get(chaveDe(endereco, partes.length)) ?? []
  }

  /** The first part of an address that is not there, and what to do about it. */
  parteErrada(endereco: Endereco): readonly [(typeof partes)[number], string] | null {
    const errada = partes.find((_, i) => !this.#porEndereco.has(chaveDe(endereco, i + 1)))
    if (errada === undefined) return null
    return [errada, `Não há ${nomes[errada]} “${endereco[errada]}”. ${onde[errada](endereco)}`]
  }

  /** Takes a slot of one of these posts, the first that has one; null when all are full. */
  ocupar(postos: readonly Posto[]): Posto | null {
    const posto = postos.find(({ id }) => (this.#livres.get(id) ?? 0) > 0)
    if (!posto) return null
    this.#livres.set(posto.id, (this.#livres.get(posto.id) ?? 0) - 1)
    return posto
  }
}

const chaveDe = (endereco: Endereco, quantas: number): string =>
  partes
    .slice(0, quantas)
    .map((parte) => simplificar(endereco[parte]))
    .join(' | ')

export async function loadLotacao(tx: Tx, contratos: readonly string[], hoje: string): Promise<Lotacao> {
  const [postos, minimos] = await Promise.all([findPostos(tx, contratos, hoje), findSalariosMinimos(tx)])
  return new Lotacao(
    postos.map(({ pisoCentavos, minutosSemana, ...posto }) => ({
      ...posto,
      menorSalarioCentavos:
        menorSalario(hoje, minutosSemana, pisoCentavos ?? 0, minimos)?.salarioCentavos ?? null,
    })),
  )
}

/** Locks the posts: nobody else takes a slot of theirs until this transaction is over. */
async function findPostos(tx: Tx, contratos: readonly string[], hoje: string): Promise<LinhaDoPosto[]> {
  const contratoIds = [...(await findContratosDoNumero(tx, contratos)).values()]
  const { rows } = await sql<LinhaDoPosto>`
    select po.id, po.cargo_id, po.contrato_id, po.escala_id, co.sindicato_id, co.centro_de_custo_id,
           co.numero as contrato, lo.nome as local, ca.titulo as cargo, es.nome as escala,
           co.inicio as contrato_inicio, co.termino as contrato_termino,
           te.insalubridade, te.periculosidade,
           (te.insalubridade > 0 or te.periculosidade or es.noturna) as risco,
           (es.horas_semanais * 60)::int as minutos_semana,
           ${vagasLivres(hoje)} as vagas_livres,
           (select pi.valor_centavos from piso_salarial pi
             where pi.cargo_id = po.cargo_id and pi.sindicato_id = co.sindicato_id and pi.desde <= ${hoje}::date
             order by pi.desde desc limit 1) as piso_centavos
      from posto po
      join contrato co on co.id = po.contrato_id
      join local lo on lo.id = po.local_id
      join cargo ca on ca.id = po.cargo_id
      join escala es on es.id = po.escala_id
      cross join lateral posto_termos(po.id, ${hoje}::date) te
     where po.contrato_id = any (${sql.val(contratoIds)}::int[])
     order by po.id
       for update of po`.execute(tx)
  return rows
}

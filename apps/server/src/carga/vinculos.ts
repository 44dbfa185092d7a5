import type { Tx } from '../db/db.ts'
import type { Acaso } from '../seed/acaso.ts'
import { EXPERIENCIA_DIAS } from '../seed/processos/admissoes.ts'
import { cpfDe } from '../seed/documentos.ts'
import { lugares } from '../seed/lugares.ts'
import { criarPessoa, somarDias, type PessoaDemo } from '../seed/pessoas.ts'
import { acertarSequencia, inserirLotes, proximoId } from './lote.ts'
import { criarNomes } from './nomes.ts'
import type { PostoCarga } from './organizacao.ts'
import { acasoDe, type Tamanho } from './tamanho.ts'

interface Trecho {
  readonly posto: PostoCarga
  readonly inicio: string
  readonly fim: string | null
}

/** When somebody came, where they worked and when they left; the person comes later, a few at a time. */
export interface VinculoCarga {
  readonly numero: number
  readonly dataAdmissao: string
  readonly dataDesligamento: string | null
  readonly trechos: readonly Trecho[]
}

export interface BaseDeVinculos {
  readonly semente: number
  readonly hoje: string
  readonly tamanho: Tamanho
  readonly postos: readonly PostoCarga[]
}

const ANTIGUIDADE_MAX = 8 * 365
const EXPERIENCIA = 2 * EXPERIENCIA_DIAS

/** Days ago of the hiring, and of the leaving of the three in ten who left. */
function datasDe(acaso: Acaso): { readonly admissao: number; readonly desligamento: number | null } {
  if (acaso.inteiro(1, 10) <= 3) {
    const admissao = acaso.inteiro(90, ANTIGUIDADE_MAX)
    return { admissao, desligamento: acaso.inteiro(1, admissao - 20) }
  }
  const sorte = acaso.inteiro(1, 1000)
  if (sorte <= 4) return { admissao: -acaso.inteiro(1, 20), desligamento: null }
  if (sorte <= 80) return { admissao: acaso.inteiro(0, EXPERIENCIA - 1), desligamento: null }
  return { admissao: acaso.inteiro(EXPERIENCIA, ANTIGUIDADE_MAX), desligamento: null }
}

/** One in ten with some time in the house came from another post; a few are to go to another one. */
function trechosDe(
  acaso: Acaso,
  { hoje, postos }: BaseDeVinculos,
  datas: ReturnType<typeof datasDe>,
): Trecho[] {
  const { admissao, desligamento } = datas
  const inicio = somarDias(hoje, -admissao)
  const fim = desligamento === null ? null : somarDias(hoje, -desligamento)
  const [de, para] = [acaso.escolher(postos), acaso.escolher(postos)]
  const dias = admissao - (desligamento ?? 0)
  const muda = dias > 300 && de !== para && acaso.umaEm(10)
  if (!muda) return [{ posto: de, inicio, fim }]
  const futura = desligamento === null && acaso.umaEm(20)
  const dia = futura
    ? somarDias(hoje, acaso.inteiro(1, 30))
    : somarDias(inicio, acaso.inteiro(100, dias - 50))
  return [
    { posto: de, inicio, fim: somarDias(dia, -1) },
    { posto: para, inicio: dia, fim },
  ]
}

/** Everybody, in the order in which they were hired: matrículas go up with the dates. */
export function planejarVinculos(base: BaseDeVinculos): VinculoCarga[] {
  const vinculos = Array.from({ length: base.tamanho.colaboradores }, (_, numero): VinculoCarga => {
    const acaso = acasoDe(base.semente + 5, numero)
    const trechos = trechosDe(acaso, base, datasDe(acaso))
    return {
      numero,
      trechos,
      dataAdmissao: trechos[0]?.inicio ?? base.hoje,
      dataDesligamento: trechos.at(-1)?.fim ?? null,
    }
  })
  return vinculos.toSorted((a, b) =>
    a.dataAdmissao < b.dataAdmissao ? -1 : a.dataAdmissao > b.dataAdmissao ? 1 : 0,
  )
}

/** Every CPF once: steps of a number without common factor go round the whole circle of nine digits. */
const VOLTA = 1_000_000_000
const SALTO = 382_704_991
const cpfDoNumero = (numero: number): string =>
  cpfDe(
    String((123_456_789 + Number((BigInt(numero) * BigInt(SALTO)) % BigInt(VOLTA))) % VOLTA).padStart(9, '0'),
  )

/** The person behind a number, the same whenever asked for. */
export function pessoaDaCarga(
  semente: number,
  numero: number,
  posto: PostoCarga,
  dataAdmissao: string,
): PessoaDemo {
  const acaso = acasoDe(semente + 6, numero)
  const pessoa = criarPessoa(
    { acaso, novoCpf: () => cpfDoNumero(numero), hoje: dataAdmissao },
    lugares[posto.lugar],
  )
  const sexo = pessoa.pessoais.sexo === 'M' ? 'M' : 'F'
  return { ...pessoa, pessoais: { ...pessoa.pessoais, ...criarNomes(acaso, sexo) } }
}

const postoInicial = ({ trechos }: VinculoCarga): PostoCarga => {
  const posto = trechos[0]?.posto
  if (!posto) throw new Error('A bond without a post')
  return posto
}

/** How many work in each post today. */
export function contarOcupados(vinculos: readonly VinculoCarga[], hoje: string): Map<number, number> {
  const ocupados = new Map<number, number>()
  for (const { posto, inicio, fim } of vinculos.flatMap(({ trechos }) => trechos))
    if (inicio <= hoje && (fim === null || fim >= hoje))
      ocupados.set(posto.id, (ocupados.get(posto.id) ?? 0) + 1)
  return ocupados
}

const POR_VEZ = 5_000

/** Persons, bonds, versions and allocations. Answers the id of each bond, in the order given. */
export async function inserirVinculosDaCarga(
  tx: Tx,
  { semente, hoje }: BaseDeVinculos,
  vinculos: readonly VinculoCarga[],
  /** The admission of a bond, by its place in the list. */
  admissaoDe: (indice: number) => number | null,
): Promise<number> {
  const [pessoa, vinculo] = [await proximoId(tx, 'pessoa'), await proximoId(tx, 'vinculo')]
  for (let de = 0; de < vinculos.length; de += POR_VEZ) {
    const lote = vinculos.slice(de, de + POR_VEZ).map((plano, i) => ({
      plano,
      admissaoId: admissaoDe(de + i),
      pessoaId: pessoa + de + i,
      vinculoId: vinculo + de + i,
    }))
    await inserirPessoas(tx, semente, lote)
    await inserirLotes(tx, 'vinculo', lote.map(linhaDoVinculo))
    await inserirLotes(
      tx,
      'vinculoVersao',
      lote.flatMap((novo) => versoesDe(novo, hoje)),
    )
    await inserirLotes(tx, 'alocacao', lote.flatMap(alocacoesDe))
  }
  for (const tabela of ['pessoa', 'vinculo'] as const) await acertarSequencia(tx, tabela)
  return vinculo
}

interface Novo {
  readonly plano: VinculoCarga
  readonly admissaoId: number | null
  readonly pessoaId: number
  readonly vinculoId: number
}

const inserirPessoas = (tx: Tx, semente: number, lote: readonly Novo[]): Promise<void> =>
  inserirLotes(
    tx,
    'pessoa',
    lote.map(({ plano, pessoaId }) => {
      const { numero, dataAdmissao } = plano
      const { pessoais, documentos, endereco } = pessoaDaCarga(
        semente,
        numero,
        postoInicial(plano),
        dataAdmissao,
      )
      return { id: pessoaId, ...preenchida(pessoais), ...preenchida(documentos), ...preenchida(endereco) }
    }),
  )

/** JSON drops what is undefined; a column is given its null. */
const preenchida = (dados: object) =>
  Object.fromEntries(Object.entries(dados).map(([nome, valor]: [string, unknown]) => [nome, valor ?? null]))

const matriculaDe = (vinculoId: number): string => String(100_000 + vinculoId).padStart(6, '0')

const linhaDoVinculo = ({ plano, admissaoId, pessoaId, vinculoId }: Novo) => ({
  id: vinculoId,
  pessoaId,
  matricula: matriculaDe(vinculoId),
  dataAdmissao: plano.dataAdmissao,
  dataDesligamento: plano.dataDesligamento,
  experienciaDias: EXPERIENCIA_DIAS,
  experienciaProrrogacaoDias: EXPERIENCIA_DIAS,
  admissaoId,
})

/** One version where a post begins, and one in January of each of the last two years: the agreement's raise. */
function versoesDe({ plano, admissaoId, vinculoId }: Novo, hoje: string) {
  const ano = Number(hoje.slice(0, 4))
  const reajustes = [`${ano - 1}-01-01`, `${ano}-01-01`].filter(
    (dia) => dia > plano.dataAdmissao && dia <= (plano.dataDesligamento ?? hoje),
  )
  const datas = [...new Set([...plano.trechos.map(({ inicio }) => inicio), ...reajustes])].toSorted()
  return datas.map((vigencia, ordem) => {
    const posto = plano.trechos.findLast(({ inicio }) => inicio <= vigencia)?.posto ?? postoInicial(plano)
    const anos = Math.max(0, ano - Number(vigencia.slice(0, 4)))
    return {
      vinculoId,
      vigencia,
      cargoId: posto.cargoId,
      postoId: posto.id,
      contratoId: posto.contratoId,
      escalaId: posto.escalaId,
      sindicatoId: posto.sindicatoId,
      centroDeCustoId: posto.centroDeCustoId,
      salarioCentavos: Math.round(posto.salarioCentavos * 0.95 ** anos),
      insalubridade: 0,
      periculosidade: false,
      motivo: ordem === 0 ? 'Admissão' : reajustes.includes(vigencia) ? 'Reajuste' : 'Remanejamento',
      processoId: ordem === 0 ? admissaoId : null,
    }
  })
}

const alocacoesDe = ({ plano, admissaoId, vinculoId }: Novo) =>
  plano.trechos.map(({ posto, inicio, fim }) => ({
    vinculoId,
    postoId: posto.id,
    inicio,
    fim,
    tipo: 'titular',
    processoId: admissaoId,
  }))

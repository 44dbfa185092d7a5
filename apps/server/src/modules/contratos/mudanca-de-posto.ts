import { sql } from 'kysely'
import { formatData } from '@rh/domain/br/data'
import { adicionalDe, type Adicional } from '@rh/domain/codigos/adicionais'
import type { AditivoNovo, MudancaDePosto, MudancaDoAditivo } from '@rh/domain/contratos/aditivo'
import { contraOTipo } from '@rh/domain/contratos/partes-do-aditivo'
import type { CampoDoAditivo } from '@rh/domain/contratos/tabelas'
import type { Tx } from '../../db/db.ts'
import { failure } from '../../http/failure.ts'
import { comprometida } from './ocupacao.ts'
import { selectPosto } from './posto.ts'

interface Termos {
  readonly quantidade: number
  readonly salarioPrevistoCentavos: number
  readonly precoCentavos: number | null
  readonly adicional: Adicional
  readonly laudo: string | null
}

export interface PostoMudado {
  readonly postoId: number
  /** What holds from the amendment's date on. */
  readonly termos: Termos
  readonly mudancas: readonly MudancaDoAditivo[]
}

/** What an amendment makes of each post that it names. Nothing is written yet; the posts are locked. */
export async function planejarPostos(
  tx: Tx,
  contratoId: number,
  { tipo, postos, vigencia }: AditivoNovo,
): Promise<PostoMudado[]> {
  const ids = postos.map(({ postoId }) => postoId).toSorted((a, b) => a - b)
  // In one order, so that two amendments never wait for each other; an admission of the same post waits too.
  for (const id of ids) await tx.selectFrom('posto').select('id').where('id', '=', id).forUpdate().execute()
  const mudados: PostoMudado[] = []
  for (const [i, mudanca] of postos.entries()) {
    const campo = `dados.postos.${i}`
    const atual = await findAtual(tx, contratoId, mudanca.postoId, vigencia)
    if (!atual)
      throw failure('validacao', { campos: { [`${campo}.postoId`]: 'Escolha um posto deste contrato' } })
    const { nome, ...antes } = atual
    const termos = comMudanca(antes, mudanca)
    const contra = contraOTipo(tipo, antes.quantidade, termos.quantidade)
    if (contra !== null) throw failure('validacao', { campos: { [`${campo}.quantidade`]: contra } })
    await requireSemMudancaPosterior(tx, mudanca.postoId, vigencia, campo)
    if (termos.quantidade < antes.quantidade)
      await requireLugar(tx, mudanca.postoId, vigencia, termos.quantidade, campo)
    if (termos.adicional !== 'nenhum' && termos.adicional !== antes.adicional && mudanca.laudo === undefined)
      throw failure('validacao', {
        campos: { [`${campo}.laudo`]: 'Informe o laudo que fundamenta o adicional (CLT art. 195)' },
      })
    mudados.push({ postoId: mudanca.postoId, termos, mudancas: compararTermos(nome, antes, termos) })
  }
  return mudados
}

async function findAtual(tx: Tx, contratoId: number, postoId: number, dia: string) {
  const linha = await selectPosto(tx, dia)
    .select(sql<string>`ca.titulo || ' · ' || lo.nome`.as('nome'))
    .select(['te.quantidade', 'te.salarioPrevistoCentavos', 'te.precoCentavos', 'te.laudo'])
    .select(['te.insalubridade', 'te.periculosidade'])
    .where('po.id', '=', postoId)
    .where('po.contratoId', '=', contratoId)
    .executeTakeFirst()
  if (!linha) return null
  const { insalubridade, periculosidade, ...resto } = linha
  return { ...resto, adicional: adicionalDe({ insalubridade, periculosidade }) }
}

const comMudanca = (antes: Termos, mudanca: MudancaDePosto): Termos => ({
  quantidade: mudanca.quantidade ?? antes.quantidade,
  salarioPrevistoCentavos: mudanca.salarioPrevistoCentavos ?? antes.salarioPrevistoCentavos,
  precoCentavos: mudanca.precoCentavos ?? antes.precoCentavos,
  adicional: mudanca.adicional ?? antes.adicional,
  laudo: mudanca.laudo ?? antes.laudo,
})

const comparados = [
  'quantidade',
  'salarioPrevistoCentavos',
  'precoCentavos',
  'adicional',
  'laudo',
] as const satisfies readonly CampoDoAditivo[]

const compararTermos = (posto: string, antes: Termos, depois: Termos): MudancaDoAditivo[] =>
  comparados
    .filter((campo) => antes[campo] !== depois[campo])
    .map((campo) => ({ campo, posto, de: antes[campo], para: depois[campo] }))

/**
 * Terms never overlap: behind a change that is already written for a later day, another would be silently undone on
 * that day. The end of a post is no such change.
 */
async function requireSemMudancaPosterior(
  tx: Tx,
  postoId: number,
  vigencia: string,
  campo: string,
): Promise<void> {
  const posterior = await tx
    .selectFrom('postoVigencia')
    .select('desde')
    .where('postoId', '=', postoId)
    .where('desde', '>', vigencia)
    .where('quantidade', '>', 0)
    .orderBy('desde')
    .executeTakeFirst()
  if (posterior) throw mudaDepois(`${campo}.postoId`, 'Este posto', posterior.desde)
}

/** The failure of what a change already written for a later day would silently undo on that day. */
export const mudaDepois = (campo: string, oQue: string, desde: string) =>
  failure('validacao', {
    campos: {
      [campo]: `${oQue} já muda em ${formatData(desde)}. Use uma vigência a partir desse dia, ou o que você mudar agora deixaria de valer nele`,
    },
  })

interface Sobra {
  readonly dia: string
  readonly total: number
  readonly nomes: readonly string[]
}

/**
 * The first day on which a post would hold more people than slots, and who is on it: admissions on their way first,
 * then who came last.
 */
async function findSobra(
  tx: Tx,
  postoId: number,
  vigencia: string,
  quantidade: number,
): Promise<Sobra | null> {
  const { rows } = await sql<Sobra>`
    with ocupantes as (
      select al.inicio as de, al.fim as ate, coalesce(pe.nome_social, pe.nome) as nome, 1 as ordem
        from alocacao al join vinculo v on v.id = al.vinculo_id join pessoa pe on pe.id = v.pessoa_id
       where al.posto_id = ${postoId} and al.tipo = 'titular' and (al.fim is null or al.fim >= ${vigencia}::date)
      union all
      select coalesce(pr.data::date, ${vigencia}::date), null,
             coalesce(pr.nome, '') || ' (admissão ' || pr.numero || ')', 0
        from processo_indice pr
       where pr.posto_id = ${postoId} and ${comprometida}),
    dias as (
      select ${vigencia}::date as dia union select de from ocupantes where de > ${vigencia}::date)
    select d.dia, count(*)::int as total, array_agg(o.nome order by o.ordem, o.de desc, o.nome) as nomes
      from dias d join ocupantes o on o.de <= d.dia and (o.ate is null or o.ate >= d.dia)
     group by d.dia having count(*) > ${quantidade}
     order by d.dia limit 1`.execute(tx)
  return rows[0] ?? null
}

const NOMES_DITOS = 5

async function requireLugar(
  tx: Tx,
  postoId: number,
  vigencia: string,
  quantidade: number,
  campo: string,
): Promise<void> {
  const sobra = await findSobra(tx, postoId, vigencia, quantidade)
  if (!sobra) return
  const fora = sobra.nomes.slice(0, sobra.total - quantidade)
  const mais = fora.length - NOMES_DITOS
  const ditos = fora.slice(0, NOMES_DITOS).join(', ') + (mais > 0 ? ` e mais ${mais}` : '')
  const dia = formatData(sobra.dia)
  throw failure('pendencias', {
    mensagem: `A partir de ${dia} o posto tem ${sobra.total} pessoas e ficaria com ${quantidade === 1 ? '1 vaga' : `${quantidade} vagas`}.`,
    acao: 'Remaneje ou desligue quem ficaria sem lugar, ou reduza menos.',
    campos: { [`${campo}.quantidade`]: `Ficariam sem lugar a partir de ${dia}: ${ditos}` },
  })
}

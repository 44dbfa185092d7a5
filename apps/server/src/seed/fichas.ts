import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'
import { femininos, masculinos } from './nomes.ts'
import { somarDias, type Gerador } from './pessoas.ts'

// What the file of each demo employee holds beside person and contract. Everything follows from the id of the
// bond, so that the same people have the same papers on every machine.

interface Palco extends Gerador {
  readonly usuarioIds: Readonly<Record<string, number>>
}

interface Pessoa {
  readonly id: number
  readonly pessoaId: number
  readonly nome: string
  readonly dataAdmissao: string
  readonly postoId: number
  readonly ultimaVigencia: string
  readonly ultimaVersaoId: number
  readonly temDependentes: boolean
  /** Trainings that the function asks for. */
  readonly nrs: readonly string[]
}

export async function inserirFichas(tx: Tx, palco: Palco): Promise<void> {
  const { rows } = await sql<Pessoa>`
    select v.id, v.pessoa_id, pe.nome, v.data_admissao, ve.posto_id, ve.vigencia as ultima_vigencia,
           ve.id as ultima_versao_id,
           exists (select from dependente d where d.pessoa_id = v.pessoa_id) as tem_dependentes, ca.nrs
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id order by x.vigencia desc limit 1) ve on true
      join cargo ca on ca.id = ve.cargo_id
     where v.data_desligamento is null and v.data_admissao <= ${palco.hoje}::date
     order by v.id`.execute(tx)
  await inserirDependentes(tx, rows, palco)
  await inserirDocumentos(tx, rows, palco)
  await inserirEntregas(tx, rows, palco)
  await inserirVersoes(tx, rows, palco)
}

const naoDepois = (data: string, hoje: string): string => (data > hoje ? hoje : data)
const naoAntes = (data: string, minimo: string): string => (data < minimo ? minimo : data)
const ANO = 365

/** Children, for two people in five: some already past the age of the salário-família. */
async function inserirDependentes(
  tx: Tx,
  pessoas: readonly Pessoa[],
  { hoje, novoCpf }: Palco,
): Promise<void> {
  const filhoDe = ({ id, pessoaId, nome, dataAdmissao }: Pessoa, ordem: number) => {
    const nascimento = somarDias(hoje, -((((id * 71 + ordem * 397) % 16) + 1) * ANO + ((id * 13) % 300)))
    const prenomes = (id + ordem) % 2 === 0 ? femininos : masculinos
    return {
      pessoaId,
      nome: `${prenomes[(id * 7 + ordem) % prenomes.length]} ${nome.split(' ').slice(1).join(' ')}`,
      cpf: novoCpf(),
      nascimento,
      parentesco: '03',
      impostoRenda: id % 3 !== 0,
      salarioFamilia: nascimento > somarDias(hoje, -14 * ANO),
      inicio: naoAntes(nascimento, dataAdmissao),
    }
  }
  const filhos = pessoas
    .filter(({ id, temDependentes }) => !temDependentes && id % 5 < 2)
    .flatMap((pessoa) =>
      pessoa.id % 3 === 0 ? [filhoDe(pessoa, 0), filhoDe(pessoa, 1)] : [filhoDe(pessoa, 0)],
    )
  await tx.insertInto('dependente').values(filhos).execute()
}

interface Papel {
  readonly codigo: string
  readonly quem: 'cadastro' | 'sesmt'
  readonly emissao: string
  readonly validade: string | null
  readonly numero: string | null
}

/** Papers of one person: most in order, a few about to expire, a few expired. */
function papeisDe({ id, dataAdmissao, nrs }: Pessoa, hoje: string): Papel[] {
  const exame = naoAntes(somarDias(hoje, -((id * 37) % 384)), somarDias(dataAdmissao, -7))
  const curso = somarDias(hoje, -((id * 53) % 744))
  const carteira = somarDias(hoje, ((id * 41) % 900) - 40)
  return [
    { codigo: 'CONTRATO', quem: 'cadastro', emissao: dataAdmissao, validade: null, numero: null },
    { codigo: 'ASO', quem: 'sesmt', emissao: exame, validade: somarDias(exame, ANO), numero: null },
    // One in nine of those who need it has none in the file yet.
    ...(nrs.includes('NR-32') && id % 9 !== 0
      ? [
          {
            codigo: 'NR32',
            quem: 'sesmt',
            emissao: curso,
            validade: null,
            numero: `32-${1000 + id}`,
          } as const,
        ]
      : []),
    ...(id % 11 === 0 || nrs.includes('NR-35')
      ? [
          {
            codigo: 'NR35',
            quem: 'sesmt',
            emissao: curso,
            validade: somarDias(curso, 2 * ANO),
            numero: `35-${1000 + id}`,
          } as const,
        ]
      : []),
    ...(id % 13 === 0
      ? [
          {
            codigo: 'CNH',
            quem: 'cadastro',
            emissao: somarDias(carteira, -10 * ANO),
            validade: carteira,
            numero: String(10_000_000_000 + id * 7919),
          } as const,
        ]
      : []),
  ]
}

async function inserirDocumentos(tx: Tx, pessoas: readonly Pessoa[], palco: Palco): Promise<void> {
  const tipos = await tx.selectFrom('documentoTipo').select(['id', 'codigo']).execute()
  const tipoDe = new Map(tipos.map(({ id, codigo }) => [codigo, id]))
  const { hoje, usuarioIds } = palco
  const linhas = pessoas.flatMap((pessoa) =>
    papeisDe(pessoa, hoje).flatMap(({ codigo, quem, ...papel }) => {
      const tipoId = tipoDe.get(codigo)
      if (tipoId === undefined) return []
      const dia = naoDepois(naoAntes(papel.emissao, pessoa.dataAdmissao), hoje)
      return [
        {
          ...papel,
          tipoId,
          pessoaId: pessoa.pessoaId,
          registradoEm: `${dia}T11:30:00Z`,
          registradoPor: usuarioIds[quem] ?? null,
        },
      ]
    }),
  )
  await tx.insertInto('pessoaDocumento').values(linhas).execute()
}

/** The kit of the post, handed out when the person came or when the last one was worn out. */
async function inserirEntregas(
  tx: Tx,
  pessoas: readonly Pessoa[],
  { hoje, usuarioIds }: Palco,
): Promise<void> {
  const kits = await tx
    .selectFrom('postoKit as pk')
    .innerJoin('itemUniforme as i', 'i.id', 'pk.itemId')
    .select(['pk.postoId', 'pk.itemId', 'pk.quantidade', 'i.tamanhos', 'i.ca', 'i.vidaUtilDias'])
    .orderBy('pk.itemId')
    .execute()
  const almoxarife = usuarioIds['almoxarifado'] ?? null
  const semUniforme = await tx
    .selectFrom('processo')
    .select('vinculoId')
    .where('status', '=', 'efetivada')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('processoParecer as pp')
            .select('pp.parecer')
            .whereRef('pp.processoId', '=', 'processo.id')
            .where('pp.parecer', '=', 'entrega'),
        ),
      ),
    )
    .execute()
  // Whose admission still waits for the delivery has nothing in hands.
  const vestidas = pessoas.filter(({ id }) => !semUniforme.some(({ vinculoId }) => vinculoId === id))
  const entregas = vestidas.flatMap(({ id, dataAdmissao, postoId }) =>
    kits
      .filter((kit) => kit.postoId === postoId)
      .map(({ itemId, quantidade, tamanhos, ca, vidaUtilDias }) => ({
        vinculoId: id,
        itemId,
        quantidade,
        ca,
        tamanho: tamanhos[(id * 3) % tamanhos.length] ?? '',
        entregueEm: naoAntes(
          somarDias(hoje, -((id * 29 + itemId * 17) % ((vidaUtilDias ?? 180) + 15))),
          dataAdmissao,
        ),
        entreguePor: almoxarife,
      })),
  )
  await tx.insertInto('uniformeEntrega').values(entregas).execute()
  await sql`
    insert into pessoa_tamanho (pessoa_id, item_id, tamanho)
    select v.pessoa_id, e.item_id, e.tamanho from uniforme_entrega e join vinculo v on v.id = e.vinculo_id
    on conflict do nothing`.execute(tx)
  // A pair that came back worn, before the one in hands today.
  await sql`
    insert into uniforme_entrega (vinculo_id, item_id, quantidade, ca, tamanho, entregue_em, entregue_por, devolvido_em,
                                  devolvido_a, devolucao_estado)
    select e.vinculo_id, e.item_id, e.quantidade, e.ca, e.tamanho, v.data_admissao, e.entregue_por, e.entregue_em,
           e.entregue_por, 'gasto'
      from uniforme_entrega e join vinculo v on v.id = e.vinculo_id
     where e.vinculo_id % 4 = 0 and e.entregue_em > v.data_admissao + 90
     order by e.id`.execute(tx)
}

const DIAS_DE_SOSSEGO = 60

/** A raise that is already agreed on, and a correction that was a mistake and was undone. */
async function inserirVersoes(
  tx: Tx,
  pessoas: readonly Pessoa[],
  { hoje, usuarioIds }: Palco,
): Promise<void> {
  const quietas = pessoas.filter(({ ultimaVigencia }) => ultimaVigencia < somarDias(hoje, -DIAS_DE_SOSSEGO))
  const comAumento = quietas.filter((_, i) => i % 30 === 7).map(({ ultimaVersaoId }) => ultimaVersaoId)
  const comEngano = quietas.filter((_, i) => i % 30 === 19).map(({ ultimaVersaoId }) => ultimaVersaoId)
  const quem = usuarioIds['coordenador'] ?? null
  const termos = sql`vinculo_id, cargo_id, posto_id, contrato_id, escala_id, sindicato_id, insalubridade, periculosidade`
  await sql`
    insert into vinculo_versao (${termos}, centro_de_custo_id, salario_centavos, vigencia, motivo, registrada_por)
    select ${termos}, centro_de_custo_id, round(salario_centavos * 1.06 / 100) * 100, ${somarDias(hoje, 24)}::date,
           'Aumento por mérito combinado com o cliente', ${quem}
      from vinculo_versao where id = any (${sql.val(comAumento)}::int[]) order by id`.execute(tx)
  await sql`
    with engano as (
      insert into vinculo_versao (${termos}, salario_centavos, centro_de_custo_id, vigencia, motivo, registrada_por)
      select ${termos}, salario_centavos,
             (select min(cc.id) from centro_de_custo cc where cc.id <> v.centro_de_custo_id),
             ${somarDias(hoje, -40)}::date, 'Centro de custo do novo setor do cliente', ${quem}
        from vinculo_versao v where v.id = any (${sql.val(comEngano)}::int[]) order by v.id
      returning *)
    insert into vinculo_versao (${termos}, salario_centavos, centro_de_custo_id, vigencia, motivo, compensa_id,
                                registrada_por)
    select ${sql.raw('e.vinculo_id, e.cargo_id, e.posto_id, e.contrato_id, e.escala_id, e.sindicato_id, e.insalubridade, e.periculosidade')},
           e.salario_centavos, antes.centro_de_custo_id, ${somarDias(hoje, -12)}::date,
           'A mudança era de outra pessoa com o mesmo nome', e.id, ${quem}
      from engano e join vinculo_versao antes on antes.vinculo_id = e.vinculo_id
        and antes.id = any (${sql.val(comEngano)}::int[])`.execute(tx)
}

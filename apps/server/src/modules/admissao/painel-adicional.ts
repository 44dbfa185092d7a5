import { sql } from 'kysely'
import { adicionais, adicionalDe, type Adicional } from '@rh/domain/codigos/adicionais'
import type { DadosDoAdicional, PainelAdicional } from '@rh/domain/contract/admissao/paineis'
import type { Evento } from '@rh/domain/processo/contract'
import { compararRascunhos, readRascunho, normalizarEtapa } from '@rh/domain/processos/admissao/rascunho'
import { regras } from '@rh/domain/processos/admissao/rules'
import { baseDaInsalubridade, valorDoAdicional } from '@rh/domain/regras/adicionais/adicionais'
import type { Db, Tx } from '../../db/db.ts'
import type { UnitOfWork } from '../../db/write.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { isoDe } from '../../clock.ts'
import { selectPosto } from '../contratos/posto.ts'
import { findSalarioMinimo } from '../cadastros/parametros.ts'
import { clausulasDePagamentoEm } from '../colaborador/clausulas-de-pagamento.ts'
import { gatherContexto } from './fatos.ts'
import { requireAdmissao } from './registro.ts'
import { updateFormulario } from '../processo/formulario.ts'
import { indiceDaAdmissao } from './indice.ts'
import { findDados } from './repository.ts'

/** What Rh completes before the effect: benefits, additional, cost centre. */
export async function obterPainelAdicional(
  db: Db,
  id: number,
  ator: Ator,
  hoje: string,
): Promise<PainelAdicional> {
  await requireAdmissao(db, id, ator)
  const { vaga, beneficios } = readRascunho((await findDados(db, id)).dados).parciais
  const { postoId, dataPrevista: dia = hoje, salarioCentavos = null } = vaga
  if (postoId === undefined) throw failure('nao_encontrado')
  const [posto, dado, proximaMatricula, minimo, clausulasDe] = await Promise.all([
    findPosto(db, postoId, dia),
    findAdicional(db, id),
    findProximaMatricula(db),
    findSalarioMinimo(db, dia),
    clausulasDePagamentoEm(db, dia),
  ])
  const adicionalDoPosto = adicionalDe(posto)
  const centroDeCustoId = dado?.centroDeCustoId ?? posto.centroDeCustoId
  return {
    beneficios,
    salarioCentavos,
    proximaMatricula,
    horario: horarioDe(posto),
    adicionalDoPosto,
    laudo: posto.laudo,
    adicional: dado ? adicionalDe(dado) : adicionalDoPosto,
    justificativa: dado?.justificativa ?? null,
    valores: valoresDe(
      baseDaInsalubridade(minimo, clausulasDe(posto.sindicatoId).insalubridadeBaseCentavos),
      salarioCentavos,
    ),
    centroDeCustoId,
    centroDoContratoId: posto.centroDeCustoId,
    centros: await listCentros(db, centroDeCustoId),
    feito: dado ? { por: dado.por, em: dado.em } : null,
  }
}

const findPosto = (db: Db, postoId: number, dia: string) =>
  selectPosto(db, dia)
    .select(['te.insalubridade', 'te.periculosidade', 'te.laudo', 'co.centroDeCustoId', 'co.sindicatoId'])
    .select(['es.nome as escala', 'es.entrada', 'es.saida', 'es.intervaloMinutos', 'es.horasSemanais'])
    .where('po.id', '=', postoId)
    .executeTakeFirstOrThrow()

const findAdicional = (db: Db, id: number) =>
  db
    .selectFrom('admissaoAdicional as ad')
    .innerJoin('usuario as u', 'u.id', 'ad.usuarioId')
    .select(['ad.centroDeCustoId', 'ad.insalubridade', 'ad.periculosidade', 'ad.justificativa', 'ad.em'])
    .select('u.nome as por')
    .where('ad.processoId', '=', id)
    .executeTakeFirst()

/** The number that the sequence would give next; taking it is left to the effect. */
async function findProximaMatricula(db: Db): Promise<string> {
  const { rows } = await sql<{ matricula: string }>`
    select lpad(n::text, greatest(6, length(n::text)), '0') as matricula
      from (select case when is_called then last_value + 1 else last_value end as n from matricula_seq) s`.execute(
    db,
  )
  return rows[0]?.matricula ?? ''
}

type Horario = Awaited<ReturnType<typeof findPosto>>
const hora = (valor: string): string => valor.slice(0, 5)

const horarioDe = ({ escala, entrada, saida, intervaloMinutos, horasSemanais }: Horario): string =>
  `${escala}: das ${hora(entrada)} às ${hora(saida)}, com ${intervaloMinutos} minutos de intervalo, ` +
  `${horasSemanais.toLocaleString('pt-BR')} horas semanais`

/** Insalubridade is counted on its base (see `baseDaInsalubridade`), periculosidade on the pay (art. 193 § 1º). */
function valoresDe(baseCentavos: number, salarioCentavos: number | null): PainelAdicional['valores'] {
  return (Object.keys(adicionais) as Adicional[]).flatMap((adicional) => {
    const { insalubridade, periculosidade } = adicionais[adicional]
    const base = periculosidade ? salarioCentavos : baseCentavos
    const valor = base === null ? null : valorDoAdicional(base, periculosidade ? 30 : insalubridade)
    return valor ? [{ adicional, centavos: valor.valorCentavos }] : []
  })
}

/** Centres in use, and the chosen one even when it no longer is. */
async function listCentros(db: Db, escolhido: number) {
  const centros = await db
    .selectFrom('centroDeCusto')
    .select(['id', 'codigo', 'descricao'])
    .where((eb) => eb.or([eb('ativo', '=', true), eb('id', '=', escolhido)]))
    .orderBy('codigo')
    .execute()
  return centros.map(({ id, codigo, descricao }) => ({ value: id, label: `${codigo} · ${descricao}` }))
}

/** Keeps what Rh completed. The benefits go back into the form, so that papers and effect say the same. */
export async function completarAdmissao(
  work: UnitOfWork,
  processoId: number,
  { beneficios, adicional, justificativa, centroDeCustoId }: DadosDoAdicional,
  { hoje, ator }: { hoje: string; ator: Ator },
): Promise<Evento['mudancas']> {
  const { tx, agora } = work
  const { dados } = await findDados(tx, processoId)
  const novos = { ...dados, beneficios: normalizarEtapa('beneficios', beneficios) }
  const contexto = await gatherContexto(tx, { dados: novos, processoId, hoje, ator })
  const bloqueios = regras.transporte(contexto).filter(({ severidade }) => severidade === 'bloqueio')
  if (bloqueios.length > 0) throw failure('pendencias', { pendencias: bloqueios })
  await requireCadastros(tx, { centroDeCustoId, escalaVtId: beneficios.escalaVtId }, { processoId, dados })
  const { insalubridade, periculosidade } = adicionais[adicional]
  const doPosto = contexto.fatos.posto ? adicionalDe(contexto.fatos.posto) : 'nenhum'
  if (adicional !== doPosto && justificativa === undefined)
    throw failure('validacao', {
      campos: { 'dados.justificativa': 'Diga por que o adicional não é o do posto' },
    })
  const linha = {
    centroDeCustoId,
    insalubridade,
    periculosidade,
    justificativa: adicional === doPosto ? null : (justificativa ?? null),
    usuarioId: ator.id,
    em: isoDe(agora),
  }
  await tx
    .insertInto('admissaoAdicional')
    .values({ processoId, ...linha })
    .onConflict((oc) => oc.column('processoId').doUpdateSet(linha))
    .execute()
  await updateFormulario(tx, indiceDaAdmissao, processoId, novos)
  return compararRascunhos(dados, novos)
}

interface Escolhidos {
  readonly centroDeCustoId: number
  readonly escalaVtId: number | null | undefined
}

interface DaAdmissao {
  readonly processoId: number
  readonly dados: Awaited<ReturnType<typeof findDados>>['dados']
}

/** Cost centre and days of transport are in use, or were chosen here before they went out of it. */
async function requireCadastros(
  tx: Tx,
  { centroDeCustoId, escalaVtId = null }: Escolhidos,
  { processoId, dados }: DaAdmissao,
): Promise<void> {
  const { vaga, beneficios } = readRascunho(dados).parciais
  const { rows } = await sql<{ centro: boolean; escala: boolean }>`
    select exists (select from centro_de_custo c where c.id = ${centroDeCustoId} and (c.ativo
             or exists (select from admissao_adicional a
                         where a.processo_id = ${processoId} and a.centro_de_custo_id = c.id)
             or exists (select from posto po join contrato co on co.id = po.contrato_id
                         where po.id = ${vaga.postoId ?? null}::int and co.centro_de_custo_id = c.id))) as centro,
           ${escalaVtId}::int is null or exists (select from escala_vt e where e.id = ${escalaVtId}::int
             and (e.ativo or e.id = ${beneficios.escalaVtId ?? null}::int)) as escala`.execute(tx)
  const [uso] = rows
  if (!uso?.centro)
    throw failure('validacao', { campos: { 'dados.centroDeCustoId': 'Escolha um centro da lista' } })
  if (!uso.escala)
    throw failure('validacao', { campos: { 'dados.beneficios.escalaVtId': 'Escolha os dias da lista' } })
}

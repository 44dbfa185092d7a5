import { sql } from 'kysely'
import type { RawSheet } from '@rh/domain/processo/raw-form'
import { tipoDeEntrada } from '@rh/domain/processo/tipos'
import { afastamento } from '@rh/domain/processos/afastamento/afastamento'
import { formularioAfastamento } from '@rh/domain/processos/afastamento/formulario'
import { setores } from '@rh/domain/setores/setores'
import type { Tx } from '../../db/db.ts'
import { guardar } from '../../modules/afastamento/efeitos.ts'
import { retornoDe } from '../../modules/afastamento/volta.ts'
import { gatherContexto } from '../../modules/afastamento/fatos.ts'
import { indiceDoAfastamento } from '../../modules/afastamento/modulo.ts'
import { cenariosDeAfastamento as cenarios, type CenarioDeAfastamento } from './cenarios-afastamento.ts'
import { encenar } from './encenar.ts'
import type { Palco } from './ferias.ts'
import { inserirProcessos, type ProcessoDemo } from '../inserir/inserir-processos.ts'
import { momentosDe } from './momentos.ts'
import { pecaAfastamento } from './peca-afastamento.ts'
import { somarDias } from '../pessoas.ts'

interface Afastavel {
  readonly vinculoId: number
  readonly contratoId: number
  readonly doGestor: boolean
  readonly mulher: boolean
}

/** A leave of the demo, with who has it. */
interface AfastamentoDemo {
  readonly cenario: CenarioDeAfastamento
  readonly vinculoId: number
  readonly demo: ProcessoDemo<RawSheet>
}

/** People past their trial of whom nothing else is told, longest in the house last: the others are on vacation. */
async function listAfastaveis(tx: Tx, { hoje, usuarioIds }: Palco): Promise<Afastavel[]> {
  const { rows } = await sql<Afastavel>`
    select v.id as vinculo_id, vv.contrato_id, pe.sexo = 'F' as mulher, vv.contrato_id in (
             select contrato_id from usuario_contrato where usuario_id = ${usuarioIds['gestor']}::int) as do_gestor
      from vinculo v
      join pessoa pe on pe.id = v.pessoa_id
      join lateral (select * from vinculo_versao x where x.vinculo_id = v.id and x.vigencia <= ${hoje}::date
                     order by x.vigencia desc limit 1) vv on true
     where v.data_desligamento is null and v.data_admissao < ${hoje}::date - 200
       and not exists (select from processo pr where pr.vinculo_id = v.id and pr.tipo <> ${tipoDeEntrada})
       and not exists (select from alocacao al where al.vinculo_id = v.id and al.tipo <> 'titular')
     order by v.data_admissao desc, v.id`.execute(tx)
  return rows
}

const MATERNIDADE = '17'

/** Somebody for each scenario: of the contracts of a Gestor where a Gestor informs it, a woman for a birth. */
function distribuir(pessoas: readonly Afastavel[], hoje: string) {
  const livres = new Set(pessoas)
  return cenarios.map((cenario) => {
    const dados = formularioAfastamento.normalizar(cenario.dados(hoje))
    const pessoa = [...livres].find(
      (uma) =>
        (cenario.solicitante !== 'gestor' || uma.doGestor) && (dados['motivo'] !== MATERNIDADE || uma.mulher),
    )
    if (!pessoa) throw new Error(`Nobody is left for a leave of ${cenario.solicitante}`)
    livres.delete(pessoa)
    return { cenario, dados, pessoa }
  })
}

function criarAfastamento(
  palco: Palco,
  { cenario, dados, pessoa }: ReturnType<typeof distribuir>[number],
): AfastamentoDemo {
  const { solicitante, passos, status } = cenario
  const historia = encenar(pecaAfastamento, {
    solicitante,
    dados,
    passos,
    momento: momentosDe(palco, cenario),
    fuso: palco.fuso,
    ate: palco.agora,
  })
  if (historia.status !== status) throw new Error(`A script for ${status} ended in ${historia.status}`)
  const { contratoId, vinculoId } = pessoa
  const setorOrigem = setores[solicitante === 'cadastro' ? 'rh' : 'operacional'].id
  return { cenario, vinculoId, demo: { solicitante, setorOrigem, contratoId, vinculoId, dados, historia } }
}

const homologados: readonly string[] = ['homologado', 'encerrado']
const semEfeito: readonly string[] = ['recusado', 'cancelado']

/** What each leave wrote when it was homologated, closed or came to nothing. */
async function inserirEfeitos(
  tx: Tx,
  { cenario, vinculoId, demo }: AfastamentoDemo,
  id: number,
  { hoje, fuso }: Palco,
) {
  const { status, prorrogadoDe } = cenario
  const ator = { id: 0, grupos: [], escopado: false }
  const contexto = await gatherContexto(
    tx,
    { dados: demo.dados, vinculoId, processoId: id, hoje, ator },
    fuso,
  )
  await guardar(tx, id, contexto, homologados.includes(status))
  const onde = (tabela: 'afastamento' | 'ausencia') => sql`${sql.table(tabela)}`
  if (semEfeito.includes(status)) {
    await sql`delete from ${onde('ausencia')} where processo_id = ${id}`.execute(tx)
    return
  }
  const retorno = status === 'encerrado' ? retornoDe(contexto) : null
  const antes = prorrogadoDe === undefined ? null : somarDias(hoje, prorrogadoDe)
  await sql`update ${onde('afastamento')}
    set retorno = ${retorno}::date, vigente = ${status === 'homologado'}, prorrogado_de = ${antes}::date
    where processo_id = ${id}`.execute(tx)
}

/** Leaves in every status and everywhere that dates may put them, with what they wrote. */
export async function inserirAfastamentos(tx: Tx, palco: Palco): Promise<void> {
  const todos = distribuir(await listAfastaveis(tx, palco), palco.hoje)
    .map((um) => criarAfastamento(palco, um))
    .toSorted((a, b) => (a.demo.historia.criadoEm < b.demo.historia.criadoEm ? -1 : 1))
  const demos = todos.map(({ demo }) => demo)
  const ids = await inserirProcessos(tx, { process: afastamento, indice: indiceDoAfastamento }, demos, palco)
  for (const [i, um] of todos.entries()) await inserirEfeitos(tx, um, ids[i] ?? 0, palco)
}

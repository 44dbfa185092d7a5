import { sql } from 'kysely'
import type { PainelVaga } from '@rh/domain/contract/admissao/paineis'
import { readRascunho } from '@rh/domain/processos/admissao/rascunho'
import { substituidoDe } from '@rh/domain/processos/admissao/reposicao'
import type { Db } from '../../db/db.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { comprometida, ocupadosEm, termosDoPosto, vagasLivres } from '../contratos/ocupacao.ts'
import { noEscopo } from '../processo/escopo.ts'
import { findOcupante } from '../processo/nomes-dos-campos.ts'
import { requireAdmissao } from './registro.ts'
import { findDados } from './repository.ts'

/** What Vagas looks at: the slots of the post on the day, who leaves, who else wants one. */
export async function obterPainelVaga(db: Db, id: number, ator: Ator, hoje: string): Promise<PainelVaga> {
  await requireAdmissao(db, id, ator)
  const { vaga } = readRascunho((await findDados(db, id)).dados).parciais
  const { postoId, dataPrevista: dia = hoje, salarioCentavos = 0 } = vaga
  const substituido = substituidoDe(vaga)
  if (postoId === undefined) throw failure('nao_encontrado')
  const [posto, reposicao, concorrentes] = await Promise.all([
    findVagas(db, postoId, dia, id),
    substituido === undefined ? null : findOcupante(db, substituido, ator),
    listConcorrentes(db, postoId, id, ator),
  ])
  const { salarioPrevistoCentavos, ...vagas } = posto
  return {
    dia,
    ...vagas,
    salarioAcimaDoPosto: salarioCentavos > salarioPrevistoCentavos,
    reposicao,
    concorrentes,
  }
}

const findVagas = (db: Db, postoId: number, dia: string, menos: number) =>
  db
    .selectFrom('posto as po')
    .innerJoinLateral(termosDoPosto(dia), (join) => join.onTrue())
    .select(['te.quantidade', 'te.salarioPrevistoCentavos'])
    .select([ocupadosEm(dia).as('ocupadas'), vagasLivres(dia, menos).as('livres')])
    .where('po.id', '=', postoId)
    .executeTakeFirstOrThrow()

/** Whoever was sent and not yet effected, soonest start first. */
async function listConcorrentes(db: Db, postoId: number, menos: number, ator: Ator) {
  const { rows } = await sql<PainelVaga['concorrentes'][number]>`
    select pr.tipo, pr.id, pr.numero, pr.nome, pr.status, pr.data as data_prevista, u.nome as solicitante
      from processo_indice pr
      join processo p on p.id = pr.id
      join usuario u on u.id = pr.solicitante_id
     where pr.posto_id = ${postoId} and pr.id <> ${menos} and ${comprometida} and ${noEscopo(ator)}
     order by pr.data nulls last, pr.id
     limit 20`.execute(db)
  return rows
}

import { sql } from 'kysely'
import { ferias } from '@rh/domain/processos/ferias/ferias'
import { ocorrenciaDoAfastamento } from '@rh/domain/regras/afastamento/efeitos-ferias'
import { isMotivoDeAfastamento } from '@rh/domain/regras/afastamento/motivos'
import { alertas } from '../../alertas/alertas.ts'
import type { UnitOfWork } from '../../db/write.ts'
import { Failure } from '../../http/failure.ts'
import { registrarOcorrencia } from '../colaborador/ferias/ocorrencias.ts'
import { moduloFerias } from '../ferias/modulo.ts'
import { executar } from '../processo/engine.ts'
import { SISTEMA } from '../processo/quem.ts'
import { lockProcesso, type Processo } from '../processo/repository.ts'
import { avisarInterrupcao, avisarSemOcorrencia } from './avisos.ts'
import type { ContextoDoServidor } from './fatos.ts'

// A birth ends the vacation in which it comes (CLT art. 392; MOS S-2230 item 1.1).

const MOTIVO = 'Licença que começou durante as férias: o que falta volta ao saldo.'

interface Gozo {
  readonly id: number
  readonly inicio: string
  readonly fim: string | null
}

const listGozos = ({ tx }: UnitOfWork, vinculoId: number): Promise<Gozo[]> =>
  tx
    .selectFrom('ausencia as a')
    .innerJoin('processo as p', 'p.id', 'a.processoId')
    .select(['p.id', 'a.inicio', 'a.fim'])
    .where('a.vinculoId', '=', vinculoId)
    .where('p.tipo', '=', ferias.name)
    .where('p.status', '=', 'em_gozo')
    .execute()

/**
 * Registers what the leave was to the acquisition periods, once its days are certain (CLT arts. 130 to 133). What the periods do
 * not take is told to Rh, and stops no return.
 */
export async function registrarNosPeriodos(
  work: UnitOfWork,
  processo: Processo,
  { vinculoId, leitura, registrado, simulacao, fatos }: ContextoDoServidor,
  fim: string,
): Promise<void> {
  const { motivo = '', remunerado } = leitura.parciais
  if (!isMotivoDeAfastamento(motivo) || !simulacao || !registrado) return
  const { inicio, inssApartirDe } = simulacao
  const fato = ocorrenciaDoAfastamento({ motivo, inicio, fim, remunerado, inssApartirDe })
  if (!fato || fato.inicio > fim || fato.tipo === 'COLETIVAS') return
  const { admissao, desligamento = null } = fatos.circunstancias
  const dados = { tipo: fato.tipo, inicio: fato.inicio, fim, motivo: `Afastamento ${processo.numero}` }
  const vinculo = { id: vinculoId, dataAdmissao: admissao, dataDesligamento: desligamento }
  await sql`savepoint ocorrencia`.execute(work.tx)
  try {
    await registrarOcorrencia(work, vinculo, { dados, usuarioId: null, hoje: fatos.hoje })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await sql`rollback to savepoint ocorrencia`.execute(work.tx)
    await avisarSemOcorrencia(work, processo)
  }
}

/** Ends the vacation that the leave interrupts; what cannot be ended by itself is told to Rh. */
export async function interromperFerias(
  work: UnitOfWork,
  processo: Processo,
  { vinculoId, simulacao }: ContextoDoServidor,
  fuso: string,
): Promise<void> {
  const efeito = simulacao?.efeitos.find(({ codigo }) => codigo === 'FERIAS_INTERROMPIDAS')
  if (!efeito) return
  const em = efeito.de
  for (const { id, inicio, fim } of await listGozos(work, vinculoId)) {
    if (fim === null || em > fim) continue
    // What the law ends, it ends whoever may see it.
    const gozo = await lockProcesso(work.tx, ferias.name, id, SISTEMA)
    if (!gozo) continue
    // On its very first day there is nothing enjoyed to keep: somebody cancels it.
    const feita = inicio < em
    if (feita)
      await executar(
        { alertas, fuso },
        moduloFerias(fuso),
        work,
        { processo: gozo, quem: SISTEMA, autorId: null },
        { transicao: 'interromper', motivo: MOTIVO, dados: { causa: 'MATERNIDADE', em } },
      )
    await avisarInterrupcao(work, processo, { numero: gozo.numero, em, feita })
  }
}

import { isoDe } from '../../clock.ts'
import type { Tx } from '../../db/db.ts'
import { writeAsSystem } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { gravarEventos } from '../../seguranca/gravar.ts'
import { VALIDADE_DO_LINK } from '../processo/link.ts'
import { acrescentarChave, isAceita, lerChaves, queAssina, RELEITURA_S } from './chaves-de-token.ts'

// Changing the key that signs tokens, while everybody works or, where somebody else has it, without waiting for anybody.

const COMANDO = 'npm run girar-chave-das-sessoes'

/** A key is known for so long before it signs: several readings of every instance. */
export const ANUNCIO_S = RELEITURA_S * 6

type Meios = Pick<Deps, 'db' | 'clock'> & {
  readonly config: Pick<Deps['config'], 'sessaoMaxHoras' | 'emergenciaHoras'>
}

/**
 * Announces a key that signs from then on. What the ones before sign is accepted until the last of it is over by itself:
 * the longest session, or the longest link.
 */
export function girarChaveDeSessao({
  db,
  clock,
  config,
}: Meios): Promise<{ readonly assinaDesde: string; readonly aceitaAte: string }> {
  const horas = Math.max(config.sessaoMaxHoras, config.emergenciaHoras, VALIDADE_DO_LINK.hours)
  return writeAsSystem({ db, clock }, COMANDO, async ({ tx, agora }) => {
    const assina = agora.add({ seconds: ANUNCIO_S })
    const datas = { assinaDesde: isoDe(assina), aceitaAte: isoDe(assina.add({ minutes: horas * 60 })) }
    await trocar(tx, datas)
    await gravarEventos(tx, [{ tipo: 'chave_de_sessao_trocada', requisicao: COMANDO, em: agora }])
    return datas
  })
}

/**
 * Ends the sessions of everybody at once, those of candidates too, and accepts nothing any more that the keys of before
 * signed. Keys of other systems are not touched. Answers how many sessions there were.
 */
export function encerrarTudo({
  db,
  clock,
}: Pick<Meios, 'db' | 'clock'>): Promise<{ readonly sessoes: number }> {
  return writeAsSystem({ db, clock }, COMANDO, async ({ tx, agora }) => {
    const em = isoDe(agora)
    await trocar(tx, { assinaDesde: null, aceitaAte: em })
    const { numUpdatedRows } = await tx
      .updateTable('sessao')
      .set({ encerradaEm: em })
      .where('encerradaEm', 'is', null)
      .where('expiraEm', '>', em)
      .executeTakeFirst()
    // What was shown in the first step of a sign-in is not believed in the second one.
    await tx.deleteFrom('bilheteDeFator').execute()
    const entradas = await tx.deleteFrom('candidatoEntrada').where('expiraEm', '>', em).executeTakeFirst()
    const sessoes = Number(numUpdatedRows + entradas.numDeletedRows)
    await gravarEventos(tx, [
      { tipo: 'todas_as_sessoes_encerradas', quantidade: sessoes, requisicao: COMANDO, em: agora },
    ])
    return { sessoes }
  })
}

async function trocar(
  tx: Tx,
  { assinaDesde, aceitaAte }: { readonly assinaDesde: string | null; readonly aceitaAte: string },
): Promise<void> {
  await tx
    .updateTable('chaveToken')
    .set({ aceitaAte })
    .where((eb) => eb.or([eb('aceitaAte', 'is', null), eb('aceitaAte', '>', aceitaAte)]))
    .execute()
  await acrescentarChave(tx, assinaDesde)
}

/** Of each key, the newest first, whether it signs, since when, and until when what it signed is accepted. */
export async function situacaoDasChaves({ db, clock }: Pick<Meios, 'db' | 'clock'>) {
  const agora = clock.agora()
  const chaves = await lerChaves(db)
  const atual = queAssina(chaves, agora)
  return chaves.map(({ kid, assinaDesde, aceitaAte }) => ({
    kid,
    assina: kid === atual?.kid,
    assinaDesde,
    aceitaAte,
    aceita: isAceita({ aceitaAte }, agora),
  }))
}

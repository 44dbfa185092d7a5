import { avisoDoPedido, fraseDoPedido, isPedivel, prazoDoPedido } from '@rh/domain/processo/pedir-documento'
import { pessoasDosGrupos, type Alertas } from '../../../alertas/alertas.ts'
import { hojeEm } from '../../../clock.ts'
import type { Tx } from '../../../db/db.ts'
import type { UnitOfWork } from '../../../db/write.ts'
import type { Ator } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { insertEvento } from '../eventos.ts'
import { findPrazo } from '../prazo.ts'
import { idsDeQuemVe } from '../quem-ve.ts'
import { contratosDe, type Processo } from '../repository.ts'
import { requireProcesso } from '../requirements.ts'
import { encerrado, nomeiaTipo, olharDe, podeConferir, type AnexosDoProcesso } from './anexos.ts'
import { listPedidosDeDocumento, podeMandar, quemManda } from './pedidos.ts'

// A missing document is asked of who sends it. The request is a comment of the process: its history, those whom it names
// and their alert are those of any other comment.

interface DocumentoPedido {
  readonly processoId: number
  readonly tipoId: number
}

/** Asks for a missing document. Asked again on the same day it changes nothing and tells nobody twice. */
export async function pedirDocumento(
  doTipo: AnexosDoProcesso,
  alertas: Alertas,
  work: UnitOfWork,
  ator: Ator,
  { processoId, tipoId }: DocumentoPedido,
  fuso: string,
): Promise<void> {
  const { tx, agora } = work
  const { process } = doTipo
  // Two who ask at the same time are one request.
  await tx.selectFrom('processo').select('id').where('id', '=', processoId).forUpdate().execute()
  const processo = await requireProcesso(tx, process, processoId, ator)
  if (!podeConferir(doTipo, processo, ator)) throw encerrado()
  const hoje = hojeEm(agora, fuso)
  const item = (await doTipo.checklist(tx, processoId, hoje)).find((um) => um.tipoId === tipoId)
  const olhar = await olharDe(doTipo, tx, processoId, ator)
  if (!item || !nomeiaTipo(olhar, item.sensivel)) throw failure('nao_encontrado')
  if (!isPedivel(item.estado))
    throw failure('transicao_invalida', { mensagem: 'Este documento já chegou: veja como ele está agora.' })
  const antes = (await listPedidosDeDocumento(tx, processoId)).get(tipoId)
  if (antes && hojeEm(Temporal.Instant.from(antes.em), fuso) === hoje) return
  const { nome: aQuem, grupos, id } = quemManda(doTipo, processo, item)
  const manda = id === null || (await podeMandar(tx, doTipo, processo))
  const citados = manda ? await pessoasPedidas(tx, doTipo, processo, { ator, id, grupos }) : []
  if (citados.length === 0)
    throw failure('transicao_invalida', {
      mensagem: 'Não há outra pessoa a quem pedir este documento.',
      acao: 'Envie o arquivo, ou dispense com justificativa.',
    })
  const ate = prazoDoPedido(hoje, (await findPrazo(tx, processoId)).prazoDia)
  const pedido = { aQuem, documento: item.descricao, sensivel: item.sensivel, ate }
  await insertEvento(work, {
    processoId,
    tipo: 'comentario',
    motivo: fraseDoPedido(pedido),
    citados,
    dados: { tipoId, pedidoA: aQuem, ate },
    usuarioId: ator.id,
  })
  await alertas.avisar(work, {
    usuarioIds: citados.map((pessoa) => pessoa.id),
    assunto: 'citacao',
    processoId,
    icone: 'info',
    texto: `${process.label.one} ${processo.numero}: ${avisoDoPedido({ ...pedido, quem: ator.nome })}`,
  })
}

interface Pedidas {
  readonly ator: Ator
  readonly id: number | null
  readonly grupos: Parameters<typeof pessoasDosGrupos>[1]
}

/** Active people who are asked, of those who may see the process; never who asks. */
async function pessoasPedidas(
  tx: Tx,
  { process }: AnexosDoProcesso,
  processo: Processo,
  { ator, id, grupos }: Pedidas,
) {
  const ids = id === null ? await pessoasDosGrupos(tx, grupos, contratosDe(processo)) : [id]
  const podem = await idsDeQuemVe(tx, process, processo)
  const pedidas = ids.filter((outro) => outro !== ator.id && podem.includes(outro))
  if (pedidas.length === 0) return []
  return tx
    .selectFrom('usuario')
    .select(['id', 'nome'])
    .where('id', 'in', pedidas)
    .where('ativo', '=', true)
    .orderBy('nome')
    .execute()
}

import {
  limiteDaAprendizagem,
  motivosDeAprendizagem,
  termoDaAprendizagem,
} from '@rh/domain/regras/admissao/aprendizagem'
import { CATEGORIA_APRENDIZ } from '@rh/domain/regras/admissao/idade'
import { formatData } from '@rh/domain/br/data'
import type { Ficha } from '@rh/domain/contract/ficha'
import type { Tx } from '../../../db/db.ts'
import { failure } from '../../../http/failure.ts'
import type { Vinculo } from '../vinculo.ts'

/** The term of an apprentice; null for anybody else. */
export const showAprendizagem = ({ categoria, fimAprendizagem }: Vinculo): Ficha['aprendizagem'] =>
  categoria === CATEGORIA_APRENDIZ ? { fim: fimAprendizagem } : null

/** Throws 409 for who is no apprentice or has left, and 400 for an end that the law does not allow. */
export async function requireTermo(tx: Tx, vinculo: Vinculo, fim: string): Promise<void> {
  if (vinculo.categoria !== CATEGORIA_APRENDIZ)
    throw failure('transicao_invalida', { mensagem: 'O contrato não é de aprendizagem.' })
  if (vinculo.dataDesligamento !== null)
    throw failure('transicao_invalida', {
      mensagem: `O vínculo termina em ${formatData(vinculo.dataDesligamento)}: o prazo não muda mais.`,
    })
  const { nascimento, deficiencia } = await tx
    .selectFrom('pessoa')
    .select(['nascimento', 'deficiencia'])
    .where('id', '=', vinculo.pessoaId)
    .executeTakeFirstOrThrow()
  const dados = {
    admissao: vinculo.dataAdmissao,
    nascimento,
    pessoaComDeficiencia: (deficiencia ?? 'nao') !== 'nao',
  }
  const { motivo } = termoDaAprendizagem({ ...dados, fim })
  if (motivo === null) return
  const limite = motivo === 'ANTES_DO_INICIO' ? null : limiteDaAprendizagem(dados)
  throw failure('validacao', {
    campos: {
      fimAprendizagem: `${motivosDeAprendizagem[motivo]}${limite === null ? '' : ` Até ${formatData(limite)}.`}`,
    },
  })
}

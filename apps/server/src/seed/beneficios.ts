import type { Tx } from '../db/db.ts'
import type { VinculoNovo } from './inserir/inserir-pessoas.ts'

/** What each of the company's people receives beside the salary, from the day of the admission. */
export async function inserirBeneficios(
  tx: Tx,
  novos: readonly VinculoNovo[],
  escalaVtId: number,
): Promise<void> {
  const linhas = await tx
    .selectFrom('vinculo as v')
    .innerJoin('pessoa as pe', 'pe.id', 'v.pessoaId')
    .select(['v.id', 'v.dataAdmissao', 'pe.cpf'])
    .execute()
  const idDe = new Map(linhas.map(({ id, cpf, dataAdmissao }) => [`${cpf} ${dataAdmissao}`, id]))
  const beneficios = novos.map(({ vinculo: { pessoa, dataAdmissao }, admissaoId }) => ({
    ...pessoa.beneficios,
    vinculoId: idDe.get(`${pessoa.pessoais.cpf} ${dataAdmissao}`) ?? 0,
    desde: dataAdmissao,
    processoId: admissaoId,
  }))
  const vales = await tx
    .insertInto('valeTransporte')
    .values(
      beneficios.map(({ vinculoId, desde, processoId, valeTransporte }) => ({
        vinculoId,
        desde,
        processoId,
        optante: valeTransporte,
        escalaVtId: valeTransporte ? escalaVtId : null,
      })),
    )
    .returning(['id', 'vinculoId'])
    .execute()
  const valeDe = new Map(vales.map(({ id, vinculoId }) => [vinculoId, id]))
  await tx
    .insertInto('valeTransporteLinha')
    .values(
      beneficios.flatMap(({ vinculoId, linhas: trajeto = [] }) =>
        trajeto.map((linha) => ({ ...linha, valeTransporteId: valeDe.get(vinculoId) ?? 0 })),
      ),
    )
    .execute()
  for (const campo of ['valeRefeicao', 'cestaBasica'] as const) {
    const quem = beneficios.filter((beneficio) => beneficio[campo]).map(({ vinculoId }) => vinculoId)
    await tx
      .updateTable('vinculo')
      .set({ [campo]: true })
      .where('id', 'in', quem)
      .execute()
  }
}

import { sql, type RawBuilder } from 'kysely'
import { formatCpf, formatPis } from '@rh/domain/br/mascaras'
import type { SituacaoColaborador } from '@rh/domain/listas/colaborador'
import { listaLayoutDaFolha } from '@rh/domain/listas/layout-da-folha'
import { camposCifrados, type CampoCifrado } from '@rh/domain/privacidade/cifrados'
import { IDADE_SEM_SALARIO_FAMILIA } from '@rh/domain/regras/beneficios/salario-familia'
import type { Cofre } from '../../cifra/cofre.ts'
import { lugarDaConta } from '../../cifra/lugares.ts'
import { abrirColuna, colunaComCifra } from '../../cifra/valores.ts'
import type { ExportSource } from '../../exportacao/exportar.ts'
import type { Ator } from '../../http/ator.ts'
import { acharColaboradores, ordens, type Filtros } from './lista.ts'
import { nomeDoCampo } from './nomes.ts'
import { situacaoEm } from './situacao.ts'
import { versaoVigente } from './vinculo.ts'

type Linha = { readonly [C in CampoCifrado]: string | null } & {
  readonly pessoaId: number
  readonly cpf: string
  readonly pis: string | null
  readonly banco: string | null
  readonly situacao: SituacaoColaborador
}

/** Tests whether the dependant `d` gives a quota of salário-família on a day, as `isDependenteElegivel` does: by whole months. */
const daSalarioFamilia = (dia: string): RawBuilder<boolean> => sql<boolean>`(d.salario_familia
  and (d.incapaz or date_trunc('month', d.nascimento) >= date_trunc('month', ${dia}::date) - make_interval(years => ${IDADE_SEM_SALARIO_FAMILIA}::int)))`

/** All that the payroll asks of these people, by the version of the contract that is in force on the day. */
const comColunas = (achados: RawBuilder<unknown>, hoje: string): RawBuilder<unknown> => sql`
  select v.id, v.matricula, pe.nome, cp.nome_busca, pe.cpf, pe.pis, pe.nascimento, ${situacaoEm(hoje)} as situacao,
         v.data_admissao, v.data_desligamento, v.categoria, ca.titulo as cargo, ca.cbo,
         co.numero || ' · ' || cl.nome_fantasia as contrato, cc.codigo || ' · ' || cc.descricao as centro_de_custo,
         si.nome as sindicato, es.horas_semanais, ve.salario_centavos, ve.insalubridade, ve.periculosidade,
         (select count(*)::int from dependente d where d.pessoa_id = pe.id and d.imposto_renda
             and d.inicio <= ${hoje}::date and (d.fim is null or d.fim >= ${hoje}::date)) as dependentes_ir,
         (select count(*)::int from dependente d where d.pessoa_id = pe.id and ${daSalarioFamilia(hoje)}
             and d.inicio <= ${hoje}::date and (d.fim is null or d.fim >= ${hoje}::date)) as dependentes_sf,
         coalesce((select vt.optante from vale_transporte vt where vt.vinculo_id = v.id and vt.desde <= ${hoje}::date
                    order by vt.desde desc limit 1), false) as vale_transporte,
         pe.id as pessoa_id, pe.banco, ${colunaComCifra('pe.agencia')} as agencia, ${colunaComCifra('pe.conta')} as conta,
         ${colunaComCifra('pe.conta_digito')} as conta_digito, pe.conta_tipo, ${colunaComCifra('pe.pix')} as pix
    from (${achados}) de
    join colaborador_periodo cp on cp.versao_id = de.versao_id
    join vinculo v on v.id = cp.vinculo_id
    join pessoa pe on pe.id = v.pessoa_id
    -- The stretch of a person goes on through a raise: pay is that of the version of the day.
    ${versaoVigente(hoje)}
    join cargo ca on ca.id = ve.cargo_id
    join contrato co on co.id = ve.contrato_id
    join cliente cl on cl.id = co.cliente_id
    join centro_de_custo cc on cc.id = ve.centro_de_custo_id
    join sindicato si on si.id = ve.sindicato_id
    join escala es on es.id = ve.escala_id`

const contaDe = (cofre: Cofre, pessoaId: number, linha: Pick<Linha, CampoCifrado>) =>
  Object.fromEntries(
    camposCifrados.map((campo) => [campo, abrirColuna(cofre, lugarDaConta(pessoaId, campo), linha[campo])]),
  )

/** The employees of the list under the same scope, filters and order, as the payroll takes them. */
export const folhaSource = (
  cofre: Cofre,
  ator: Ator,
  filtros: Omit<Filtros, 'ordenar'>,
  hoje: string,
): ExportSource<Linha, object> => ({
  from: comColunas(acharColaboradores(ator, filtros, hoje), hoje),
  colunas: ordens,
  ordemPadrao: listaLayoutDaFolha.ordemPadrao,
  mostrar: ({ cpf, pis, banco, pessoaId, ...linha }) => ({
    ...linha,
    ...contaDe(cofre, pessoaId, linha),
    cpf: formatCpf(cpf),
    pis: pis && formatPis(pis),
    banco: banco && nomeDoCampo('banco', banco),
  }),
})

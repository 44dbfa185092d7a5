import { sql } from 'kysely'
import { camposPessoaNomes } from '@rh/domain/colaborador/campos'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import type { Db } from '../../../db/db.ts'
import type { Deps } from '../../../deps.ts'
import { auditarExportacao } from '../../../exportacao/auditoria.ts'
import type { RequestContext } from '../../../http/ator.ts'
import { failure } from '../../../http/failure.ts'
import { comTimbre } from '../../../papeis/papel.ts'
import { imprimir } from '../../../papeis/imprimir.ts'
import { findTimbre } from '../../../papeis/timbre.ts'
import { abrirConta } from '../conta.ts'
import { listDependentes } from '../dependentes.ts'
import type { Quando } from '../ficha/ficha.ts'
import { nomeDoCampo } from '../nomes.ts'
import { pessoaDo, showPessoa } from '../pessoa.ts'
import { listVersoes } from '../versoes.ts'
import { requireVinculo, versaoVigente } from '../vinculo.ts'
import {
  papelDoRegistro,
  prazoDe,
  type ContratoNoRegistro,
  type Registro,
  type TermosDoContrato,
} from './papel.ts'

/**
 * Prints the register of an employee as it is today, and records that this copy was taken, as of every export. Throws
 * 404 for who does not see the person.
 */
export async function imprimirRegistro(
  deps: Deps,
  request: RequestContext,
  id: number,
  quando: Quando,
): Promise<ArquivoServido> {
  const { db, clock, config } = deps
  const { ator } = request
  const vinculo = await requireVinculo(db, id, ator, quando.hoje)
  const timbre = await findTimbre(db)
  const [{ rows }, contrato, dependentes, versoes, ausencias] = await Promise.all([
    pessoaDo(id).execute(db),
    findContrato(db, id, quando.hoje),
    listDependentes(db, vinculo, quando.hoje),
    listVersoes(db, id, { em: quando.hoje, fuso: quando.fuso }),
    listAusencias(db, id),
  ])
  const [atual] = rows
  if (!atual) throw failure('nao_encontrado')
  const pessoa = await abrirConta(db, vinculo.pessoaId, showPessoa(atual, ator))
  const registro: Registro = {
    matricula: vinculo.matricula,
    pessoa,
    paisNascimento: pessoa.paisNascimento ? nomeDoCampo('paisNascimento', pessoa.paisNascimento) : '',
    contrato,
    dependentes: dependentes.filter(({ fim }) => fim === null),
    alteracoes: versoes,
    ausencias,
    lugar: timbre.municipio ?? contrato.municipio,
    empregadora: timbre.razaoSocial,
  }
  await auditarExportacao(deps, request, {
    query: { formato: 'pdf', colaboradorId: id },
    colunas: camposPessoaNomes,
    linhas: 1,
  })
  const { conteudo } = await imprimir(
    comTimbre(papelDoRegistro(registro), {
      timbre,
      referencia: `Matrícula ${vinculo.matricula}`,
      emitidoEm: clock.agora().toZonedDateTimeISO(config.empresaFuso),
      por: ator.nome,
    }),
  )
  return { tipo: 'application/pdf', conteudo, nome: `Ficha de registro - ${vinculo.matricula}.pdf` }
}

async function findContrato(db: Db, id: number, hoje: string): Promise<ContratoNoRegistro> {
  const { rows } = await sql<Omit<ContratoNoRegistro, 'prazo'> & TermosDoContrato>`
    select v.data_admissao, v.data_desligamento, v.categoria, ve.salario_centavos, ve.insalubridade,
           ve.periculosidade, ca.titulo as cargo, ca.cbo, es.nome as escala, es.entrada, es.saida,
           es.intervalo_minutos, es.horas_semanais, lo.nome as local, lo.endereco, mu.nome as municipio, mu.uf,
           cl.nome_fantasia as cliente, cl.cnpj as cliente_cnpj, co.numero as contrato, si.nome as sindicato,
           case when v.experiencia_dias > 0 then fim_da_experiencia(v) end as fim_experiencia, v.fim_aprendizagem
      from vinculo v
      ${versaoVigente(hoje)}
      join cargo ca on ca.id = ve.cargo_id
      join escala es on es.id = ve.escala_id
      join posto po on po.id = ve.posto_id
      join local lo on lo.id = po.local_id
      join municipio mu on mu.ibge = lo.municipio_ibge
      join contrato co on co.id = ve.contrato_id
      join cliente cl on cl.id = co.cliente_id
      join sindicato si on si.id = ve.sindicato_id
     where v.id = ${id}`.execute(db)
  const [linha] = rows
  if (!linha) throw new Error(`Bond ${id} has no version`)
  return { ...linha, prazo: prazoDe(linha, hoje) }
}

async function listAusencias(db: Db, id: number): Promise<Registro['ausencias']> {
  const linhas = await db
    .selectFrom('ausencia')
    .select(['tipo', 'inicio', 'fim'])
    .where('vinculoId', '=', id)
    .where('confirmada', '=', true)
    .orderBy('inicio')
    .orderBy('id')
    .execute()
  return linhas.map(({ tipo, ...dias }) => ({ ...dias, tipo: tipo === 'ferias' ? 'Férias' : 'Afastamento' }))
}

import { alerta, bloqueio, falta } from '../../achado.ts'
import { formatData } from '../../br/data.ts'
import { turnoDaEscala } from '../../cadastros/turno-da-escala.ts'
import type { Pendencia } from '../../pendencia.ts'
import { verificarExame, verificarExameFeito } from '../../processo/alteracao.ts'
import type { CheckOf } from '../../processo/define.ts'
import { verificarLimites } from '../../processo/limites.ts'
import { verificarVinculo } from '../../processo/vinculo.ts'
import { verificarVigencia } from '../../regras/alteracao/promocao.ts'
import { verificarRemanejamento } from '../../regras/alteracao/remanejamento.ts'
import {
  verificarAdicionais,
  verificarMandato,
  verificarPassagem,
  verificarPisoDoDestino,
  verificarQuarentena,
  verificarRetorno,
  verificarTreinamentos,
} from '../../regras/alteracao/remanejamento-destino.ts'
import { isNoturno, verificarProtegido } from '../../regras/cobertura/substituto.ts'
import type { ContextoDoRemanejamento } from './fatos.ts'
import type { remanejamento } from './remanejamento.ts'

type Rule = (contexto: ContextoDoRemanejamento) => readonly Pendencia[]

const NADA: readonly Pendencia[] = []
const no = (campo: string) => (achado: Pendencia) => ({ ...achado, campo })

const vinculo: Rule = ({ leitura: { parciais }, fatos: { hoje, vinculo: v } }) => {
  const { vigencia, retorno, tipo } = parciais
  const ate = tipo === 'temporario' ? (retorno ?? vigencia) : vigencia
  const { admissao, ultimaAlteracao, ausencias: impedimentos } = v
  return [
    ...verificarVinculo(v, { ate: ate ?? hoje, hoje, onde: { campo: 'vigencia' } }),
    ...(vigencia === undefined
      ? NADA
      : verificarVigencia({ admissao, vigencia, ultimaAlteracao, impedimentos }).map(no('vigencia'))),
  ]
}

/** On the way back only the bond is asked: what the contract became meanwhile comes along (CLT art. 468). */
const vinculoNaVolta: Rule = ({ leitura: { parciais }, fatos: { hoje, vinculo: v } }) =>
  verificarVinculo(v, { ate: parciais.retorno ?? hoje, hoje, onde: { campo: 'retorno' } })

/** Exactly one place to go to: a post, the pool, or the post of a colleague. */
const destino: Rule = ({ leitura: { parciais }, fatos }) => [
  ...umDestino(parciais),
  ...doPosto(parciais, fatos),
  ...volta(parciais, fatos.maximoTemporarioDias),
]

type Parciais = ContextoDoRemanejamento['leitura']['parciais']
type Fatos = ContextoDoRemanejamento['fatos']

function umDestino({ postoId, reserva = false, trocaCom, tipo }: Parciais): readonly Pendencia[] {
  const onde = { campo: 'postoId' }
  if (reserva && (postoId !== undefined || trocaCom !== undefined))
    return [bloqueio('destino_duplo', 'Escolha um posto ou a reserva técnica, não os dois.', onde)]
  if (!reserva && postoId === undefined && trocaCom === undefined)
    return [
      falta(
        'destino_ausente',
        'Escolha o posto, a reserva técnica ou com quem a pessoa troca.',
        'Para onde a pessoa vai',
        onde,
      ),
    ]
  if (tipo !== 'temporario') return NADA
  const so = { campo: 'tipo' }
  if (reserva)
    return [bloqueio('reserva_temporaria', 'Para a reserva técnica o remanejamento é definitivo.', so)]
  return trocaCom === undefined
    ? NADA
    : [bloqueio('troca_temporaria', 'A troca é definitiva: para voltar, peça outra troca.', so)]
}

function doPosto(
  { vigencia, retorno, 'comPromocao.cargoId': novoCargoId }: Parciais,
  { destino: posto, vinculo: v }: Fatos,
): readonly Pendencia[] {
  if (!posto) return NADA
  const onde = { campo: 'postoId' }
  if (posto.postoId === v.postoId && v.escala !== null)
    return [bloqueio('mesmo_posto', 'A pessoa já trabalha neste posto.', onde)]
  const achados: Pendencia[] = []
  if (vigencia !== undefined && (vigencia < posto.inicio || (retorno ?? vigencia) > posto.termino))
    achados.push(
      bloqueio(
        'contrato_fora_da_data',
        posto.visivel
          ? `O contrato do posto vai de ${formatData(posto.inicio)} a ${formatData(posto.termino)}.`
          : 'O contrato do posto não está em vigor em todos esses dias.',
        onde,
      ),
    )
  if (posto.cargoId !== (novoCargoId ?? v.cargoId))
    achados.push(
      bloqueio('cargo_diferente', `O posto é de ${posto.cargo}: escolha outro, ou peça a promoção junto.`, {
        ...onde,
        baseLegal: 'CLT arts. 456 e 468',
      }),
    )
  return achados
}

function volta({ tipo, vigencia, retorno }: Parciais, maximoDias: number): readonly Pendencia[] {
  const onde = { campo: 'retorno' }
  if (tipo === 'definitivo' && retorno !== undefined)
    return [bloqueio('retorno_definitivo', 'Um remanejamento definitivo não tem volta marcada.', onde)]
  return tipo === 'temporario' && vigencia !== undefined
    ? verificarRetorno({ vigencia, retorno, maximoDias }).map(no('retorno'))
    : NADA
}

/** Findings of the law about the move itself, asked with what each check looks at. */
function daLei({ leitura: { parciais }, fatos }: ContextoDoRemanejamento): readonly Pendencia[] {
  const { vigencia, mudaDomicilio = false, anuencia = false, excecao, tipo } = parciais
  const { destino: posto, vinculo: v } = fatos
  if (vigencia === undefined) return NADA
  return verificarRemanejamento({
    data: vigencia,
    vagas: posto === null || fatos.troca ? 1 : posto.vagasLivres,
    mudaDomicilio,
    anuencia,
    provisorio: tipo === 'temporario',
    salarioCentavos: v.salarioCentavos,
    ...(excecao && { excecao }),
  })
}

const vaga: Rule = (contexto) =>
  daLei(contexto)
    .filter(({ codigo }) => codigo === 'SEM_VAGA_NO_POSTO')
    .map(no('postoId'))

const domicilio: Rule = (contexto) =>
  [
    ...outroMunicipio(contexto),
    ...daLei(contexto).filter(({ codigo }) => codigo !== 'SEM_VAGA_NO_POSTO'),
  ].map(no('mudaDomicilio'))

/** Another town may be near enough to commute; who asks says so (CLT art. 469 caput). */
const outroMunicipio: Rule = ({ leitura: { parciais }, fatos: { destino: posto } }) =>
  posto?.outroMunicipio === true && parciais.mudaDomicilio !== true
    ? [
        alerta(
          'OUTRO_MUNICIPIO',
          'O posto é em outro município: confirme que a pessoa não precisa mudar de casa.',
          { baseLegal: 'CLT art. 469' },
        ),
      ]
    : NADA

/** What a post of others pays is not told in the findings either: only that the pay rises. */
const semValores = (achado: Pendencia): Pendencia =>
  achado.codigo === 'PISO_DO_DESTINO'
    ? { ...achado, mensagem: 'O piso no destino é maior: o salário sobe até ele.' }
    : achado

const pagamento: Rule = ({ leitura: { parciais }, fatos: { destino: posto, vinculo: v } }) => {
  const { 'comPromocao.salarioCentavos': novoSalarioCentavos, 'comPromocao.cargoId': cargoId } = parciais
  const meia = (cargoId === undefined) !== (novoSalarioCentavos === undefined)
  return [
    ...(meia
      ? [
          bloqueio('promocao_incompleta', 'A promoção junto pede o novo cargo e o novo salário.', {
            campo: 'comPromocao.cargoId',
          }),
        ]
      : NADA),
    ...(posto
      ? verificarPisoDoDestino({
          salarioAtualCentavos: v.salarioCentavos,
          novoSalarioCentavos,
          pisoCentavos: posto.pisoCentavos,
        })
          .map((achado) => (posto.visivel ? achado : semValores(achado)))
          .map(no(novoSalarioCentavos === undefined ? 'postoId' : 'comPromocao.salarioCentavos'))
      : NADA),
  ]
}

const adicionais: Rule = ({ leitura: { parciais }, fatos: { adicionais: lados, destino: posto } }) =>
  posto === null && parciais.reserva !== true
    ? NADA
    : verificarAdicionais(lados.antes, lados.depois).map(no('postoId'))

const protecao: Rule = ({ leitura: { parciais }, fatos: { destino: posto, vinculo: v } }) => {
  const { vigencia, mandato, anuencia = false, saidaDoCliente } = parciais
  if (vigencia === undefined) return NADA
  const { nascimento, gestanteOuLactante, eleito } = v
  return [
    ...(posto
      ? verificarProtegido({
          data: vigencia,
          insalubre: posto.insalubridade > 0,
          perigoso: posto.periculosidade,
          noturno: isNoturno(posto.escala.entrada.slice(0, 5), posto.escala.saida.slice(0, 5)),
          nascimento,
          gestanteOuLactante,
        }).map(no('postoId'))
      : NADA),
    ...verificarMandato(mandato ?? (eleito ? 'registrado' : undefined), anuencia).map(no('anuencia')),
    ...(posto ? verificarQuarentena(saidaDoCliente, vigencia).map(no('saidaDoCliente')) : NADA),
  ]
}

const treinamentos: Rule = ({ leitura: { parciais }, fatos: { destino: posto } }) =>
  posto && parciais.vigencia !== undefined
    ? verificarTreinamentos(posto.treinamentos, parciais.vigencia).map(no('postoId'))
    : NADA

const descanso: Rule = ({ leitura: { parciais }, fatos: { destino: posto, vinculo: v } }) =>
  posto && v.escala && parciais.vigencia !== undefined
    ? verificarPassagem(
        turnoDaEscala(v.escala, v.escala.inicioCiclo),
        (inicio) => turnoDaEscala(posto.escala, inicio),
        parciais.vigencia,
      ).map(no('vigencia'))
    : NADA

const troca: Rule = ({ fatos: { troca: outra } }) => {
  if (!outra) return NADA
  const { nome, achados, par } = outra
  return [
    ...achados.map((achado) => ({
      ...achado,
      mensagem: `${nome}: ${achado.mensagem}`,
      campo: 'trocaCom',
    })),
    ...(par && !par.pronto
      ? [
          bloqueio('troca_pendente', `O pedido de ${nome} (${par.numero}) ainda espera pareceres.`, {
            campo: 'trocaCom',
          }),
        ]
      : NADA),
  ]
}

const prazo: Rule = ({ leitura: { parciais }, fatos: { hoje, limites } }) =>
  parciais.vigencia === undefined
    ? NADA
    : verificarLimites(limites, {
        data: parciais.vigencia,
        hoje,
        processo: 'remanejamento',
        marco: 'o início',
        onde: { campo: 'vigencia' },
      })

const exame: Rule = ({ leitura: { parciais }, fatos }) => verificarExame(parciais.vigencia, fatos)

const exameFeito: Rule = ({ leitura: { parciais }, fatos }) => verificarExameFeito(parciais.vigencia, fatos)

const origem: Rule = ({ fatos }) =>
  fatos.origemPrometida
    ? [
        bloqueio(
          'origem_prometida',
          'A vaga de origem já foi prometida a outra pessoa: cancele antes o pedido dela.',
        ),
      ]
    : NADA

const termoAssinado: Rule = ({ fatos }) =>
  fatos.termoAssinado
    ? NADA
    : [bloqueio('termo_pendente', 'Anexe o termo de remanejamento assinado.', { baseLegal: 'CLT art. 29' })]

const voltaFeita: Rule = ({ leitura: { parciais }, fatos }) =>
  fatos.faltaVoltar
    ? [
        bloqueio(
          'retorno_pendente',
          `A pessoa ainda não voltou: a volta é em ${formatData(parciais.retorno ?? '')}.`,
        ),
      ]
    : NADA

/** The code of every check of the declaration; a missing one does not compile. */
export const regrasDoRemanejamento: { readonly [C in CheckOf<typeof remanejamento>]: Rule } = {
  campos: ({ leitura }) => leitura.faltas,
  vinculo,
  vinculo_na_volta: vinculoNaVolta,
  destino,
  vaga,
  pagamento,
  adicionais,
  domicilio,
  protecao,
  treinamentos,
  descanso,
  troca,
  prazo,
  exame,
  exame_feito: exameFeito,
  origem,
  termo_assinado: termoAssinado,
  volta: voltaFeita,
}

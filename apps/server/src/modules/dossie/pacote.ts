import type { Documento } from 'pdfmake'
import { comprovantesDoMes, relacoesDoDossie, type RelacaoDoDossie } from '@rh/domain/contratos/dossie'
import { tiposArquivo, type ArquivoServido, type TipoArquivo } from '@rh/domain/http/arquivo'
import { codigosDe } from '@rh/domain/codigos/codigos'
import { comoZip, nomeNoZip, type ParteDoZip } from '../../arquivos/zip.ts'
import { hojeEm } from '../../clock.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { failure } from '../../http/failure.ts'
import { imprimir } from '../../papeis/imprimir.ts'
import { comTimbre, type Emissao, type Papel } from '../../papeis/papel.ts'
import { findTimbre } from '../../papeis/timbre.ts'
import { indiceDoDossie, relacaoDoMes, type ArquivoNoIndice } from './papeis.ts'
import { gatherDossie, type DossieReunido } from './registro.ts'

/** A pack is taken at once, by who said for whom: later, somebody says it again. */
const VALE_MINUTOS = 15

interface Peca extends ParteDoZip {
  readonly noIndice: ArquivoNoIndice
}

/** The registration of this person that still holds. Throws 404 for any other. */
async function requireRetirada({ db, clock }: Deps, ator: Ator, id: number) {
  const retirada = await db
    .selectFrom('contratoDossie')
    .select(['id', 'contratoId', 'mes', 'para', 'motivo', 'certificados', 'em'])
    .where('id', '=', id)
    .where('usuarioId', '=', ator.id)
    .executeTakeFirst()
  const desde = clock.agora().subtract({ minutes: VALE_MINUTOS })
  if (!retirada || Temporal.Instant.compare(Temporal.Instant.from(retirada.em), desde) < 0)
    throw failure('nao_encontrado', { acao: 'Peça o dossiê de novo: cada retirada vale por 15 minutos.' })
  return retirada
}

const daRelacao = async (
  qual: RelacaoDoDossie,
  dossie: DossieReunido,
  comoDocumento: (papel: Papel) => Documento,
): Promise<Peca> => {
  const { arquivo: nome, label } = relacoesDoDossie[qual]
  const { conteudo, sha256 } = await imprimir(comoDocumento(relacaoDoMes(qual, dossie)))
  return { nome, abrir: async () => conteudo, noIndice: { caminho: nome, oque: label, sha256 } }
}

/** The name that a person's device gave a file may tell more than the file: only the product's own words go. */
const extensaoDe = (formato: string): string => tiposArquivo[formato as TipoArquivo].extensao

function doComprovante(
  { arquivos }: Deps,
  { id, tipo, formato, arquivoId, sha256 }: DossieReunido['comprovantes'][number],
): Peca {
  const caminho = `comprovantes/${tipo}-${id}.${extensaoDe(formato)}`
  const noIndice = { caminho, oque: comprovantesDoMes[tipo].label, sha256 }
  return { nome: caminho, abrir: () => arquivos.abrir(arquivoId), noIndice }
}

function doCertificado(
  { arquivos }: Deps,
  { matricula, norma, arquivoId, sha256, tipo }: DossieReunido['certificados'][number],
  i: number,
): Peca {
  const caminho = `certificados/${nomeNoZip(matricula)}-${norma}-${i + 1}.${extensaoDe(tipo)}`
  const noIndice = { caminho, oque: `Certificado da ${norma}`, sha256 }
  return { nome: caminho, abrir: () => arquivos.abrir(arquivoId), noIndice }
}

/** The pack of a registration: index, papers of the people, proofs and, where asked for, copies of certificates. */
export async function servirDossie(deps: Deps, ator: Ator, id: number): Promise<ArquivoServido> {
  const { db, clock, config } = deps
  const agora = clock.agora()
  const retirada = await requireRetirada(deps, ator, id)
  const { contratoId, para, motivo, certificados } = retirada
  const noMes = { contratoId, mes: retirada.mes.slice(0, 7) }
  const [dossie, timbre] = await Promise.all([
    gatherDossie(db, ator, noMes, hojeEm(agora, config.empresaFuso)),
    findTimbre(db),
  ])
  const emissao: Emissao = {
    timbre,
    referencia: `Contrato ${dossie.contrato.numero} · Dossiê ${retirada.id}`,
    emitidoEm: agora.toZonedDateTimeISO(config.empresaFuso),
  }
  const comoDocumento = (papel: Papel): Documento => comTimbre(papel, emissao)
  const pecas: Peca[] = []
  for (const qual of codigosDe(relacoesDoDossie)) pecas.push(await daRelacao(qual, dossie, comoDocumento))
  pecas.push(...dossie.comprovantes.map((um) => doComprovante(deps, um)))
  if (certificados) pecas.push(...dossie.certificados.map((um, i) => doCertificado(deps, um, i)))
  const entrega = { numero: retirada.id, para, motivo, quem: ator.nome }
  const indice = await imprimir(
    comoDocumento(
      indiceDoDossie(
        dossie,
        timbre,
        entrega,
        pecas.map(({ noIndice }) => noIndice),
      ),
    ),
  )
  const partes = [{ nome: '00-indice.pdf', abrir: async () => indice.conteudo }, ...pecas]
  return {
    tipo: 'application/zip',
    conteudo: comoZip(partes, new Date(agora.epochMilliseconds)),
    nome: `dossie-${nomeNoZip(dossie.contrato.numero)}-${dossie.doMes.mes}.zip`,
  }
}

import type { DocumentoDoCandidato } from '@rh/domain/contract/candidato'
import type { uploadAnexo } from '@rh/domain/processo/chamadas/anexos'
import { useEffect, useMemo, useState } from 'react'
import { toApiError } from '../../lib/api/api-error.ts'
import type { Caderno, Estado } from './caderno.ts'
import { pedir } from './chamar.ts'
import { isEntregue } from './respostas.ts'

type Tipos = readonly (typeof uploadAnexo)['tipos'][number][]
/** A phone that takes photographs of another kind turns them into one of these. */
const fotografias: Tipos = ['image/jpeg', 'image/png']
const arquivos: Tipos = [...fotografias, 'application/pdf']
const FOTOS = fotografias.join(',')
const TUDO = arquivos.join(',')

interface FotosProps {
  readonly caderno: Caderno
  readonly estado: Estado
}

/** The documents that are asked, each to be photographed. */
export function Fotos({ caderno, estado }: FotosProps) {
  const { documentos, fotos } = estado
  const exigidos = documentos.filter(({ exigido }) => exigido)
  const prontos = exigidos.filter((documento) => isEntregue(documento, fotos)).length
  return (
    <>
      <p className="apoio">
        {`${prontos} de ${exigidos.length} prontos. Fotografe em lugar claro, com o documento inteiro na foto.`}
      </p>
      <ul className="documentos">
        {documentos.map((documento) => (
          <Documento key={documento.tipoId} documento={documento} caderno={caderno} estado={estado} />
        ))}
      </ul>
    </>
  )
}

interface DocumentoProps extends FotosProps {
  readonly documento: DocumentoDoCandidato
}

function Documento({ documento, caderno, estado }: DocumentoProps) {
  const { tipoId, descricao, exigido, entregue, arquivos: enviados } = documento
  const esperando = estado.fotos.filter((foto) => foto.tipoId === tipoId)
  const pronto = isEntregue(documento, estado.fotos)
  const recusa = estado.recusas[tipoId]
  return (
    <li className="documento">
      <h2>{descricao}</h2>
      <p className={pronto ? 'pronto' : 'apoio'}>
        {pronto
          ? enviados.length + esperando.length > 0
            ? '✓ Recebido'
            : '✓ Já temos este'
          : exigido
            ? 'Precisamos deste'
            : 'Se você tiver'}
      </p>
      {recusa && (
        <p className="erro" role="alert">
          {recusa}
        </p>
      )}
      <div className="miniaturas">
        {enviados.map((arquivo) => (
          <Enviado key={arquivo.id} arquivo={arquivo} caderno={caderno} />
        ))}
        {esperando.map(({ id, nome, conteudo }) => (
          <figure key={id}>
            <DoBlob conteudo={conteudo} nome={nome} />
            <figcaption>Esperando internet</figcaption>
            <button
              type="button"
              className="quieto"
              aria-label={`Tirar ${nome}`}
              onClick={() => void caderno.esquecerFoto(id)}
            >
              Tirar
            </button>
          </figure>
        ))}
      </div>
      {!entregue && (
        <div className="botoes">
          <Escolher
            rotulo="Tirar foto"
            camera
            documento={descricao}
            onFoto={(foto) => void caderno.fotografar(tipoId, foto)}
          />
          <Escolher
            rotulo="Escolher"
            documento={descricao}
            onFoto={(foto) => void caderno.fotografar(tipoId, foto)}
          />
        </div>
      )}
    </li>
  )
}

interface EscolherProps {
  readonly rotulo: string
  readonly documento: string
  readonly camera?: true
  readonly onFoto: (foto: File) => void
}

const Escolher = ({ rotulo, documento, camera, onFoto }: EscolherProps) => (
  <label className="secundario">
    {rotulo}
    <input
      type="file"
      className="escondido"
      aria-label={`${rotulo}: ${documento}`}
      accept={camera ? FOTOS : TUDO}
      {...(camera && { capture: 'environment' as const })}
      onChange={({ target }) => {
        for (const foto of target.files ?? []) onFoto(foto)
        target.value = ''
      }}
    />
  </label>
)

const ESTADOS = { recebido: 'Enviado', aceito: 'Conferido', recusado: 'Mande outra foto' } as const

interface EnviadoProps {
  readonly arquivo: DocumentoDoCandidato['arquivos'][number]
  readonly caderno: Caderno
}

function Enviado({ arquivo: { id, nome, miniatura, estado }, caderno }: EnviadoProps) {
  const [erro, setErro] = useState<string | null>(null)
  const conteudo = useMiniatura(miniatura ? id : null, caderno)
  return (
    <figure>
      <DoBlob conteudo={conteudo} nome={nome} />
      <figcaption className={estado === 'recusado' ? 'erro' : ''}>{erro ?? ESTADOS[estado]}</figcaption>
      {estado !== 'aceito' && (
        <button
          type="button"
          className="quieto"
          aria-label={`Tirar ${nome}`}
          onClick={() => {
            caderno.retirar(id).catch((falha: unknown) => setErro(toApiError(falha).mensagem))
          }}
        >
          Tirar
        </button>
      )}
    </figure>
  )
}

function useMiniatura(id: number | null, caderno: Caderno): Blob | null {
  const [imagem, setImagem] = useState<Blob | null>(null)
  useEffect(() => {
    if (id === null) return undefined
    let vale = true
    pedir('GET /api/candidato/miniatura/:id', { params: { id }, entrada: caderno.entrada() })
      .then((resposta) => resposta.blob())
      .then(
        (blob) => vale && setImagem(blob),
        () => undefined,
      )
    return () => {
      vale = false
    }
  }, [id, caderno])
  return imagem
}

/** Shows a picture while it is drawn, and gives its address back afterwards. */
const mostrar = (conteudo: Blob) => (img: HTMLImageElement | null) => {
  const url = URL.createObjectURL(conteudo)
  if (img) img.src = url
  return () => URL.revokeObjectURL(url)
}

function DoBlob({ conteudo, nome }: { readonly conteudo: Blob | null; readonly nome: string }) {
  const ref = useMemo(() => (conteudo?.type.startsWith('image/') ? mostrar(conteudo) : null), [conteudo])
  return ref ? (
    <img ref={ref} alt={nome} />
  ) : (
    <span className="papel" aria-hidden>
      {conteudo?.type === 'application/pdf' ? 'PDF' : ''}
    </span>
  )
}

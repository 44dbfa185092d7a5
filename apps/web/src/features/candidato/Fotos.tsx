import type { DocumentoDoCandidato } from '@rh/domain/contract/candidato'
import type { uploadAnexo } from '@rh/domain/processo/upload'
import { useEffect, useMemo, useState } from 'react'
import { ditaDe } from '../../lib/api/dita.ts'
import type { Caderno } from './caderno.ts'
import { pedir } from './chamar.ts'
import type { Estado } from './estado.ts'
import { estadosDaFoto, fotosDe, isEntregue, situacaoDe, type Foto } from './respostas.ts'

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
  const { documentos } = estado
  const exigidos = documentos.filter(({ exigido }) => exigido)
  const prontos = exigidos.filter((documento) => isEntregue(documento, fotosDe(documento, estado))).length
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
  const { tipoId, descricao, entregue } = documento
  const fotos = fotosDe(documento, estado)
  const { label, tom } = situacaoDe(documento, fotos)
  // Said once above; of each only where they differ.
  const diferem = new Set(fotos.map((foto) => foto.estado)).size > 1
  return (
    <li className="documento">
      <h2>{descricao}</h2>
      <p className={tom} role={tom === 'erro' ? 'alert' : undefined}>
        {label}
      </p>
      <div className="miniaturas">
        {fotos.map((foto) => (
          <Miniatura
            key={foto.id}
            foto={foto}
            documento={documento}
            caderno={caderno}
            estado={estado}
            comEstado={diferem}
          />
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

interface MiniaturaProps extends DocumentoProps {
  readonly foto: Foto
  readonly comEstado: boolean
}

function Miniatura({
  foto: { id, nome, estado: onde },
  documento,
  caderno,
  estado,
  comEstado,
}: MiniaturaProps) {
  const [erro, setErro] = useState<string | null>(null)
  const enviado = documento.arquivos.find((arquivo) => arquivo.id === id)
  const doServidor = useMiniatura(enviado?.miniatura ? enviado.id : null, caderno)
  const daqui = estado.fotos.find((foto) => foto.id === id)?.conteudo
  const tirar = async (): Promise<void> => {
    try {
      await (typeof id === 'string' ? caderno.esquecerFoto(id) : caderno.retirar(id))
    } catch (falha) {
      setErro(ditaDe(falha))
    }
  }
  const { label, tom } = estadosDaFoto[onde]
  return (
    <figure>
      <DoBlob conteudo={daqui ?? doServidor} nome={nome} />
      {(erro ?? comEstado) && (
        <figcaption className={erro ? 'erro' : tom} role={erro ? 'alert' : undefined}>
          {erro ?? label}
        </figcaption>
      )}
      {onde !== 'aceito' && (
        <button type="button" className="quieto" aria-label={`Tirar ${nome}`} onClick={() => void tirar()}>
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

import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { ALERTA_DE_VALIDADE_DIAS, estadosDoDocumento } from '@rh/domain/colaborador/documento'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { latest } from '../../../lib/api/latest.ts'
import { formatDate } from '../../../lib/format.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { ListaVaziaArt } from '../../../ui/illustration/ListaVaziaArt.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { ArquivoDoDocumento } from '../ArquivoDoDocumento.tsx'
import { DaAdmissao } from '../DaAdmissao.tsx'
import { DocumentoDialog, EncerrarDocumentoDialog } from '../DocumentoDialog.tsx'
import { coluna, Lido, Lista, TextoDaLinha } from '../partes.tsx'
import { documentosQuery, type Documento, type Ficha, type TipoDeDocumento } from '../queries.ts'

type Aberto =
  | { readonly acao: 'registrar' }
  | { readonly acao: 'substituir' | 'editar'; readonly documento: Documento }
  | { readonly acao: 'encerrar'; readonly documento: Documento }

/** Documents with their validity, what has to be renewed first; then those that came with the admission. */
export function Documentos({ ficha }: { readonly ficha: Ficha }) {
  const { data } = useQuery(documentosQuery(ficha))
  return (
    <Box sx={coluna}>
      <EmUso ficha={ficha} />
      {data && data.daAdmissao.length > 0 && <DaAdmissao ficha={ficha} documentos={data.daAdmissao} />}
    </Box>
  )
}

function EmUso({ ficha }: { readonly ficha: Ficha }) {
  const documentos = useQuery(documentosQuery(ficha))
  const [aberto, setAberto] = useState<Aberto | null>(null)
  const edita = ficha.edita.includes('arquivo')
  const { tipos = [], results: lidos = [] } = documentos.data ?? {}
  return (
    <Section
      title="Documentos"
      subtitle={`Avisamos ${ALERTA_DE_VALIDADE_DIAS} dias antes do vencimento`}
      flush
      actions={
        edita && (
          <Button
            variant="contained"
            size="small"
            startIcon={<Icon name="mais" size={18} />}
            onClick={() => setAberto({ acao: 'registrar' })}
          >
            Registrar documento
          </Button>
        )
      }
    >
      <Lido query={documentos}>
        {({ results }) =>
          results.length === 0 ? (
            <Vazio edita={edita} />
          ) : (
            <Lista>
              {results.map((documento) => (
                <Linha
                  key={documento.id}
                  ficha={ficha}
                  documento={documento}
                  edita={edita}
                  onAbrir={setAberto}
                />
              ))}
            </Lista>
          )
        }
      </Lido>
      {aberto && (
        <Dialogos ficha={ficha} aberto={aberto} lidos={lidos} tipos={tipos} onClose={() => setAberto(null)} />
      )}
    </Section>
  )
}

interface DialogosProps {
  readonly ficha: Ficha
  readonly aberto: Aberto
  readonly lidos: readonly Documento[]
  readonly tipos: readonly TipoDeDocumento[]
  readonly onClose: () => void
}

function Dialogos({ ficha, aberto, lidos, tipos, onClose }: DialogosProps) {
  // The one of the last reading: after a conflict the next try is made over what there is.
  const atual = (documento: Documento) => latest(lidos, documento)
  if (aberto.acao === 'encerrar')
    return <EncerrarDocumentoDialog ficha={ficha} documento={atual(aberto.documento)} onClose={onClose} />
  return (
    <DocumentoDialog
      ficha={ficha}
      tipos={tipos}
      acao={aberto.acao}
      {...(aberto.acao !== 'registrar' && { documento: atual(aberto.documento) })}
      onClose={onClose}
    />
  )
}

const Vazio = ({ edita }: { readonly edita: boolean }) => (
  <EmptyState
    illustration={<ListaVaziaArt />}
    title="Nenhum documento registrado"
    text={
      edita
        ? 'Registre o primeiro: com a validade, avisamos antes de vencer.'
        : 'Os documentos aparecem aqui quando o Rh os registra.'
    }
  />
)

interface LinhaProps {
  readonly ficha: Ficha
  readonly documento: Documento
  readonly edita: boolean
  readonly onAbrir: (aberto: Aberto) => void
}

function Linha({ ficha, documento, edita, onAbrir }: LinhaProps) {
  const { estado, estadoTexto, emissao, validade, numero, registradoPor } = documento
  const emUso = estado !== 'substituido' && estado !== 'encerrado'
  // Somebody may have two of a kind, told apart by their numbers.
  const qual = [documento.tipo, numero].filter(Boolean).join(', ')
  return (
    <li data-antigo={!emUso}>
      <TextoDaLinha
        titulo={documento.tipo}
        detalhes={[
          numero,
          emissao && `Emitido em ${formatDate(emissao)}`,
          validade && `Válido até ${formatDate(validade)}`,
          registradoPor && `Registrado por ${registradoPor}`,
        ]}
        nota={documento.encerramentoMotivo ?? documento.observacao}
      />
      {documento.sensivel && <StatusChip label="Sensível" tone="info" />}
      <StatusChip label={estadoTexto} tone={estadosDoDocumento[estado].tone} />
      <ArquivoDoDocumento ficha={ficha} documento={documento} anexa={edita && emUso} />
      {edita && emUso && (
        <div>
          <Button
            size="small"
            aria-label={`Substituir: ${qual}`}
            onClick={() => onAbrir({ acao: 'substituir', documento })}
          >
            Substituir
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={`Corrigir: ${qual}`}
            onClick={() => onAbrir({ acao: 'editar', documento })}
          >
            Corrigir
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={`Encerrar: ${qual}`}
            onClick={() => onAbrir({ acao: 'encerrar', documento })}
          >
            Encerrar
          </Button>
        </div>
      )}
    </li>
  )
}

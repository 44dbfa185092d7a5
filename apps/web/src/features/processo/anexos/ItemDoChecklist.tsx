import Box from '@mui/material/Box'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import { estadosDoAnexo } from '@rh/domain/processo/anexos'
import { useId, useState, type ReactNode } from 'react'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { DisclosureButton } from '../../../ui/motion/DisclosureButton.ts'
import { FileDrop } from '../../../ui/upload/FileDrop.tsx'
import { useTela } from '../tela.ts'
import { ArquivoLinha } from './ArquivoLinha.tsx'
import { useAnexos, useUploadAnexo, type Checklist, type ItemAnexo } from './anexos.ts'
import { Fotografar } from './envio/Fotografar.tsx'
import { isPronto } from './estado.ts'
import { avisoDoSigilo } from './sigilo.ts'

interface ItemProps {
  readonly id: number
  readonly item: ItemAnexo
  readonly checklist: Checklist
}

/**
 * Checklist item of a required document, with its files and an upload area. Initially collapsed if done; one that
 * becomes done meanwhile stays open.
 */
export function ItemDoChecklist(props: ItemProps) {
  const { item } = props
  // Decided once: a line that took another form under the hand would take the focus away.
  const [eraPronto] = useState(isPronto(item.estado))
  const [escolhido, setEscolhido] = useState(false)
  const panelId = useId()
  if (!eraPronto)
    return (
      <Linha>
        <Envio {...props}>
          <Cabeca item={item} />
        </Envio>
      </Linha>
    )
  // Somebody sent another file: there is something to be done again.
  const aberto = escolhido || !isPronto(item.estado)
  return (
    <Linha>
      <h4 style={{ margin: 0, font: 'inherit' }}>
        <DisclosureButton
          type="button"
          aria-expanded={aberto}
          aria-controls={panelId}
          onClick={() => setEscolhido(!aberto)}
          sx={{ mx: -1, px: 1, py: 0.5, width: 'calc(100% + 16px)' }}
        >
          <Cabeca item={item} emBotao curta={!aberto} />
          <span className="abre">
            <Icon name="abre-baixo" size={18} />
          </span>
        </DisclosureButton>
      </h4>
      <Collapse in={aberto} id={panelId} unmountOnExit>
        <Box sx={{ pt: 1 }}>
          <Envio {...props} />
        </Box>
      </Collapse>
    </Linha>
  )
}

const Linha = ({ children }: { readonly children: ReactNode }) => (
  <Box sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>{children}</Box>
)

/** Files of the item, who sees them, and an upload area. */
function Envio({ id, item, checklist, children }: ItemProps & { readonly children?: ReactNode }) {
  const { enviar } = useAnexos(id)
  const upload = useUploadAnexo()
  const { descricao, estado, arquivos } = item
  const { quemVeSensiveis = [], aviso } = useTela().tela.anexos ?? {}
  const sigilo = avisoDoSigilo(item, useGrupos(), quemVeSensiveis)
  const vale = checklist.podeEnviar || estado !== 'pendente'
  const label = estado === 'pendente' || estado === 'dispensado' ? 'Enviar' : 'Enviar outro'
  return (
    <FileDrop
      upload={upload}
      hint={false}
      label={label}
      about={`${label}: ${descricao}`}
      disabled={!checklist.podeEnviar}
      onSend={(arquivo, options) => enviar(item.tipoId, arquivo, options)}
      renderExtra={(mandar) => <Fotografar documento={descricao} onFoto={(foto) => mandar([foto])} />}
    >
      {children}
      {sigilo && vale && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {aviso ?? sigilo}
        </Typography>
      )}
      {arquivos.map((arquivo) => (
        <ArquivoLinha
          key={arquivo.id}
          processoId={id}
          arquivo={arquivo}
          podeRemover={checklist.podeEnviar && arquivo.estado === 'enviado'}
        />
      ))}
    </FileDrop>
  )
}

interface CabecaProps {
  readonly item: ItemAnexo
  /** Rendered inside a button: text only, no heading. */
  readonly emBotao?: boolean
  /** Name and state only. */
  readonly curta?: boolean
}

function Cabeca({ item: { descricao, fundamento, estado }, emBotao = false, curta = false }: CabecaProps) {
  const parte = emBotao ? 'span' : 'div'
  return (
    <Box
      component={parte}
      sx={{ display: 'flex', alignItems: emBotao ? 'center' : 'start', gap: 1.5, mb: emBotao ? 0 : 1 }}
    >
      <Box component={parte} sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component={emBotao ? 'span' : 'h4'} sx={{ display: 'block' }}>
          {descricao}
        </Typography>
        {fundamento && !curta && (
          <Typography variant="caption" component="span" color="textSecondary">
            {fundamento}
          </Typography>
        )}
      </Box>
      <StatusChip {...estadosDoAnexo[estado]} />
    </Box>
  )
}

import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ANEXOS_MAXIMO, ASSUNTO_MAXIMO, TEXTO_MAXIMO } from '@rh/domain/mensagens/limites'
import { useEffect, useId, useRef, useState } from 'react'
import { FieldFrame, idsOf } from '../../ui/form/FieldFrame.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { AnexosInput } from '../../ui/upload/AnexosInput.tsx'
import { ReferenciaChip } from '../processo/referencia/ReferenciaChip.tsx'
import { DestinatariosInput } from './DestinatariosInput.tsx'
import type { Escrita } from './escrita.ts'
import type { Erros } from './use-envio.ts'

interface EditorCamposProps {
  readonly escrita: Escrita
  readonly erros: Erros
  readonly isResposta: boolean
  readonly onMudar: (mudanca: Partial<Escrita>) => void
  /** Whether a file is on its way. */
  readonly onAnexando: (agora: boolean) => void
}

/** What a message consists of. The cursor begins in the text, or at whom it is for where nobody is named yet. */
export function EditorCampos({ escrita, erros, isResposta, onMudar, onAnexando }: EditorCamposProps) {
  const id = useId()
  const { primeiro, texto } = useComeco(escrita.para.length > 0)
  return (
    <>
      <ParaQuem escrita={escrita} erros={erros} primeiro={primeiro} onMudar={onMudar} />
      {!isResposta && (
        <FieldFrame id={`${id}-assunto`} label="Assunto" error={erros['assunto']}>
          <OutlinedInput
            id={`${id}-assunto`}
            size="small"
            value={escrita.assunto}
            onChange={({ target }) => onMudar({ assunto: target.value })}
            inputProps={{ maxLength: ASSUNTO_MAXIMO, 'aria-describedby': idsOf(`${id}-assunto`).helper }}
          />
        </FieldFrame>
      )}
      <FieldFrame id={`${id}-texto`} label="Mensagem" error={erros['texto']}>
        <OutlinedInput
          id={`${id}-texto`}
          multiline
          minRows={isResposta ? 4 : 9}
          maxRows={24}
          value={escrita.texto}
          inputRef={texto}
          onChange={({ target }) => onMudar({ texto: target.value })}
          inputProps={{ maxLength: TEXTO_MAXIMO, 'aria-describedby': idsOf(`${id}-texto`).helper }}
        />
      </FieldFrame>
      <AnexosInput
        anexos={escrita.anexos}
        max={ANEXOS_MAXIMO}
        error={erros['anexos']}
        onChange={(anexos) => onMudar({ anexos })}
        onEnviando={onAnexando}
      />
      {escrita.referencia && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <ReferenciaChip referencia={escrita.referencia} semLink />
          <IconButton size="small" aria-label="Não apontar" onClick={() => onMudar({ referencia: null })}>
            <Icon name="fechar" size={18} />
          </IconButton>
        </Box>
      )}
    </>
  )
}

function useComeco(temPara: boolean) {
  const primeiro = useRef<HTMLInputElement>(null)
  const texto = useRef<HTMLTextAreaElement>(null)
  const comecaNoTexto = useRef(temPara)
  useEffect(() => {
    if (comecaNoTexto.current) texto.current?.focus()
    else primeiro.current?.focus()
    // What is sent on stands below the cursor.
    texto.current?.setSelectionRange(0, 0)
  }, [])
  return { primeiro, texto }
}

interface ParaQuemProps extends Pick<EditorCamposProps, 'escrita' | 'erros' | 'onMudar'> {
  readonly primeiro: React.RefObject<HTMLInputElement | null>
}

/** Whom it is for. The copy stands there once it is asked for, has somebody in it or something wrong with it. */
function ParaQuem({ escrita: { para, copia }, erros, primeiro, onMudar }: ParaQuemProps) {
  const [comCopia, setComCopia] = useState(copia.length > 0)
  // And stays, though the mistake is put right: the cursor is in it.
  if (!comCopia && erros['copia'] !== undefined) setComCopia(true)
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <DestinatariosInput
          label="Para"
          escolhidos={para}
          fora={copia}
          error={erros['para']}
          inputRef={primeiro}
          onChange={(novos) => onMudar({ para: novos })}
        />
        {!comCopia && (
          <Button color="inherit" onClick={() => setComCopia(true)} sx={{ minHeight: 40, mt: '24px' }}>
            Cópia
          </Button>
        )}
      </Box>
      {comCopia && (
        <DestinatariosInput
          label="Com cópia"
          escolhidos={copia}
          fora={para}
          error={erros['copia']}
          onChange={(novos) => onMudar({ copia: novos })}
        />
      )}
    </>
  )
}

import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { uploadAutorizacao } from '@rh/domain/contract/cobertura'
import { useState } from 'react'
import { sendFile } from '../../lib/api/send-file.ts'
import { z } from '../../lib/zod-pt.ts'
import { DownloadButton } from '../../ui/data/DownloadButton.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { TextInput } from '../../ui/form/inputs/TextInput.tsx'
import { ArquivoInput } from '../../ui/upload/ArquivoInput.tsx'
import { diaCurto } from '../../lib/time/textos.ts'
import { outrosDias } from './textos.ts'

const schema = z.object({
  autorizadoPor: z.string().trim().min(3, 'Diga quem autorizou').max(120, 'No máximo 120 letras'),
  arquivoId: z.uuid('Anexe a autorização do cliente'),
  nome: z.string().nullish(),
})

interface AutorizarProps {
  readonly data: string
  readonly posto: { readonly id: number; readonly contratoId: number }
  readonly onde: string
  /** Other days on which the same hole is open. */
  readonly outros: readonly string[]
  readonly onAutorizar: (dados: {
    readonly datas: string[]
    readonly autorizadoPor: string
    readonly arquivoId: string
  }) => Promise<void>
  readonly onClose: () => void
}

/** The client goes without: who agreed, and what they signed or wrote. */
export function Autorizar({ data, posto, onde, outros, onAutorizar, onClose }: AutorizarProps) {
  const [todos, setTodos] = useState(false)
  return (
    <FormDialog
      title="Sem cobertura, autorizada pelo cliente"
      text={`${onde}, ${diaCurto(data)}. O turno deixa de contar como falta.`}
      schema={schema}
      defaultValues={{ autorizadoPor: '' }}
      submitLabel="Registrar autorização"
      sending="Registrando…"
      onSubmit={({ autorizadoPor, arquivoId }) =>
        onAutorizar({ datas: [data, ...(todos ? outros : [])], autorizadoPor, arquivoId })
      }
      onClose={onClose}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <DownloadButton
          size="small"
          chamada="GET /api/cobertura/papel"
          alvo={{
            query: {
              papel: 'autorizacao',
              contratoId: String(posto.contratoId),
              postoId: String(posto.id),
              de: data,
              ate: todos ? (outros.at(-1) ?? data) : data,
            },
          }}
        >
          Termo para o cliente assinar
        </DownloadButton>
      </Box>
      <TextInput
        source="autorizadoPor"
        label="Quem autorizou, no cliente"
        helper="Nome e função de quem respondeu pelo cliente."
        maxLength={120}
        cols={12}
      />
      <ArquivoInput
        source="arquivoId"
        nome="nome"
        label="O que o cliente assinou ou escreveu"
        upload={uploadAutorizacao}
        onSend={(arquivo, onProgress) => sendFile('POST /api/cobertura/arquivo', { arquivo, onProgress })}
        cols={12}
      />
      {outros.length > 0 && (
        <FormControlLabel
          sx={{ gridColumn: '1 / -1' }}
          control={<Checkbox checked={todos} onChange={({ target }) => setTodos(target.checked)} />}
          label={`Vale também ${outrosDias(outros)}`}
        />
      )}
    </FormDialog>
  )
}

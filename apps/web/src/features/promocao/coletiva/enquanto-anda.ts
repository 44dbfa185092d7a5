const PERGUNTA_MS = 1000

interface Lida {
  readonly state: { readonly data: { readonly andamento: object | null } | undefined }
}

/** Interval in milliseconds at which a batch is read again while it is being written. */
export const enquantoAnda = ({ state }: Lida): number | false => (state.data?.andamento ? PERGUNTA_MS : false)

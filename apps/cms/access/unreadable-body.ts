type Answer<Context> = (request: Request, context: Context) => Promise<Response>

/** Payload reads the body of a question that was sent as a change (`X-Payload-HTTP-Method-Override`) outside of its own care. */
export function refuseUnreadableBody<Context>(answer: Answer<Context>): Answer<Context> {
  return async (request, context) => {
    try {
      return await answer(request, context)
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error
      return Response.json({ errors: [{ message: sentence }] }, { status: 400 })
    }
  }
}

/** In both languages: who asks is not known yet. */
const sentence = 'The body cannot be read as JSON. · El cuerpo no se puede leer como JSON.'
